// shape: every permutation of the columns in a variable-length array, diagonals checked on the
//   whole board
class Solution {
  public:
    int totalNQueens(int n) {
        int p[n], total = 0;
        for (int i = 0; i < n; i++)
            p[i] = i;
        do {
            bool seen[4 * n], ok = true;
            memset(seen, 0, sizeof seen);
            for (int r = 0; r < n && ok; r++) {
                bool& falling = seen[r - p[r] + n];
                bool& rising = seen[2 * n + r + p[r]];
                if (falling || rising) ok = false;
                falling = rising = true;
            }
            total += ok;
        } while (next_permutation(p, p + n));
        return total;
    }
};

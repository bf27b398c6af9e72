// verdict: wrong-answer
// mistake: The number of first-row columns that lead to some board, instead of the number of
//   boards.
// find: For n = 5, draw both boards whose first queen stands in column 0.
class Solution {
    vector<char> cols, falling, rising;

    bool solve(int r, int n) {
        if (r == n) return true;
        bool found = false;
        for (int c = 0; c < n && !found; c++) {
            int f = r - c + n - 1;
            if (cols[c] || falling[f] || rising[r + c]) continue;
            cols[c] = falling[f] = rising[r + c] = 1;
            found = solve(r + 1, n);
            cols[c] = falling[f] = rising[r + c] = 0;
        }
        return found;
    }

  public:
    int totalNQueens(int n) {
        cols.resize(n);
        falling.resize(2 * n - 1);
        rising.resize(2 * n - 1);
        int count = 0;
        for (int c = 0; c < n; c++) {
            cols[c] = falling[n - 1 - c] = rising[c] = 1;
            if (solve(1, n)) count++;
            cols[c] = falling[n - 1 - c] = rising[c] = 0;
        }
        return count;
    }
};

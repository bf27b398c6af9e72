// verdict: wrong-answer
// mistake: The names of the diagonals are taken modulo n to fit n entries, which joins each
//   diagonal to another one at the far side of the board.
// find: Write (r + c) mod n into a 4 × 4 board and colour equal numbers: is each colour one
//   diagonal?
class Solution {
    vector<char> col, fall, rise;

    int place(int r, int n) {
        if (r == n) return 1;
        int count = 0;
        for (int c = 0; c < n; c++) {
            int f = (r - c + n) % n;
            int u = (r + c) % n;
            if (col[c] || fall[f] || rise[u]) continue;
            col[c] = fall[f] = rise[u] = 1;
            count += place(r + 1, n);
            col[c] = fall[f] = rise[u] = 0;
        }
        return count;
    }

  public:
    int totalNQueens(int n) {
        col.assign(n, 0);
        fall.assign(n, 0);
        rise.assign(n, 0);
        return place(0, n);
    }
};

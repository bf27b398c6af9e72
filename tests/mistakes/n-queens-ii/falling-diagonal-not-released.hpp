// verdict: wrong-answer
// mistake: A search that does not release the falling diagonal, r − c, on the way back.
// find: Trace n = 4 by hand: when row 0 column 0 has failed, which names are still taken, and
//   which queens took them?
class Solution {
    vector<char> column, falling, rising;

    int place(int r, int n) {
        if (r == n) return 1;
        int boards = 0;
        for (int c = 0; c < n; ++c) {
            if (column[c] || falling[r - c + n - 1] || rising[r + c]) continue;
            column[c] = true;
            falling[r - c + n - 1] = true;
            rising[r + c] = true;
            boards += place(r + 1, n);
            column[c] = false;
            rising[r + c] = false;
        }
        return boards;
    }

  public:
    int totalNQueens(int n) {
        column.assign(n, false);
        falling.assign(2 * n - 1, false);
        rising.assign(2 * n - 1, false);
        return place(0, n);
    }
};

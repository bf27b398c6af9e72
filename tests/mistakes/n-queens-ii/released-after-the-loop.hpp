// verdict: wrong-answer
// mistake: The marks are released once, after the loop over the columns, instead of after each
//   square that was tried.
// find: For n = 4, stand in row 0 when column 0 has failed and column 1 is next: has anybody taken
//   the first queen off?
class Solution {
    vector<char> cols, d1, d2;
    int n;

    int place(int r) {
        if (r == n) return 1;
        int boards = 0, last = -1;
        for (int c = 0; c < n; c++) {
            if (cols[c] || d1[r - c + n - 1] || d2[r + c]) continue;
            cols[c] = d1[r - c + n - 1] = d2[r + c] = 1;
            boards += place(r + 1);
            last = c;
        }
        if (last >= 0) cols[last] = d1[r - last + n - 1] = d2[r + last] = 0;
        return boards;
    }

  public:
    int totalNQueens(int n_) {
        n = n_;
        cols.resize(n);
        d1.resize(2 * n - 1);
        d2.resize(2 * n - 1);
        return place(0);
    }
};

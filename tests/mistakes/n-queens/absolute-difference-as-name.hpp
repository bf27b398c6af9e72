// verdict: wrong-answer
// mistake: A search that names the falling diagonal by the absolute value of r - c, so two
//   diagonals on either side of the long one share a name and block each other.
// find: Write r - c into every square of a 4 x 4 board, then its absolute value. Which
//   diagonals have become one?
class Solution {
    vector<vector<string>> res;
    vector<string> b;
    vector<char> col, d1, d2;
    int n;

    void solve(int r) {
        if (r == n) {
            res.push_back(b);
            return;
        }
        for (int c = 0; c < n; ++c) {
            if (col[c] || d1[abs(r - c)] || d2[r + c]) continue;
            col[c] = d1[abs(r - c)] = d2[r + c] = 1;
            b[r][c] = 'Q';
            solve(r + 1);
            b[r][c] = '.';
            col[c] = d1[abs(r - c)] = d2[r + c] = 0;
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        this->n = n;
        b.resize(n, string(n, '.'));
        col.resize(n);
        d1.resize(n);
        d2.resize(2 * n);
        solve(0);
        return res;
    }
};

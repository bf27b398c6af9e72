// twin of: n-entries-for-the-diagonals
// variant: other
class Solution {
    int rec(int i, int n, string& c, string& d, string& s) {
        if (i == n) return 1;
        int r = 0;
        for (int j = 0; j < n; ++j) {
            if (c[j] == 'x' || d[n - 1 + i - j] == 'x' || s.at(i + j) == 'x') continue;
            c[j] = d[n - 1 + i - j] = s.at(i + j) = 'x';
            r += rec(i + 1, n, c, d, s);
            c[j] = d[n - 1 + i - j] = s.at(i + j) = '.';
        }
        return r;
    }

  public:
    int totalNQueens(int n) {
        string c(n, '.'), d(2 * n, '.'), s(n, '.');
        return rec(0, n, c, d, s);
    }
};

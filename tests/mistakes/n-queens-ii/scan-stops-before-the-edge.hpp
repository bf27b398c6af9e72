// verdict: wrong-answer
// mistake: The walk up a diagonal stops before row 0 and column 0, so queens on these two edges
//   are not seen along it.
// find: For n = 2, put a queen on (0, 0) and follow your walk from (1, 1): which squares does it
//   visit?
class Solution {
    int n;
    vector<string> b;

    bool ok(int r, int c) {
        for (int i = 0; i < r; i++)
            if (b[i][c] == 'Q') return false;
        for (int i = r - 1, j = c - 1; i > 0 && j > 0; i--, j--)
            if (b[i][j] == 'Q') return false;
        for (int i = r - 1, j = c + 1; i > 0 && j < n; i--, j++)
            if (b[i][j] == 'Q') return false;
        return true;
    }

    int go(int r) {
        if (r == n) return 1;
        int t = 0;
        for (int c = 0; c < n; c++)
            if (ok(r, c)) {
                b[r][c] = 'Q';
                t += go(r + 1);
                b[r][c] = '.';
            }
        return t;
    }

  public:
    int totalNQueens(int n) {
        this->n = n;
        b = vector<string>(n, string(n, '.'));
        return go(0);
    }
};

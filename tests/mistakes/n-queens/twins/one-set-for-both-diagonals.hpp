// twin of: one-set-for-both-diagonals
// variant: array
class Solution {
    int n;
    vector<vector<string>> out;
    vector<string> b;
    vector<bool> col, diag; // diag holds both kinds, shifted by n

    void run(int y) {
        if (y == n) return out.push_back(b);
        for (int x = 0; x < n; x++) {
            if (col[x] || diag[n + y - x] || diag[n + y + x]) continue;
            col[x] = diag[n + y - x] = diag[n + y + x] = true;
            b[y][x] = 'Q';
            run(y + 1);
            b[y][x] = '.';
            col[x] = diag[n + y - x] = diag[n + y + x] = false;
        }
    }

  public:
    vector<vector<string>> solveNQueens(int size) {
        n = size;
        b.assign(n, string(n, '.'));
        col.assign(n, false);
        diag.assign(3 * n, false);
        run(0);
        return out;
    }
};

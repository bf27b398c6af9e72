// verdict: runtime-error
// mistake: The name r − c used as an index as it is, though it is negative above the main
//   diagonal.
// find: For n = 2, write the index you use for the square (0, 1).
class Solution {
    vector<int> cols, diag, anti;

    void dfs(int r, int n, int& res) {
        if (r == n) {
            res++;
            return;
        }
        for (int c = 0; c < n; c++) {
            if (cols[c] || diag[r - c] || anti[r + c]) continue;
            cols[c] = diag[r - c] = anti[r + c] = 1;
            dfs(r + 1, n, res);
            cols[c] = diag[r - c] = anti[r + c] = 0;
        }
    }

  public:
    int totalNQueens(int n) {
        cols = vector<int>(n);
        diag = vector<int>(2 * n - 1);
        anti = vector<int>(2 * n - 1);
        int res = 0;
        dfs(0, n, res);
        return res;
    }
};

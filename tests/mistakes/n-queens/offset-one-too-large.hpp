// verdict: runtime-error
// mistake: Falling diagonals with 2n - 1 flags and an offset of n, so the bottom left corner
//   falls off the end of the array.
// find: For n = 1 there is one square. Which index does it get, and how many flags are there?
class Solution {
    vector<vector<string>> res;
    vector<int> col, fall, rise;
    void dfs(int r, int n, vector<string>& board) {
        if (r == n) {
            res.push_back(board);
            return;
        }
        for (int c = 0; c < n; c++) {
            int f = r - c + n, g = r + c;
            if (col[c] || fall[f] || rise[g]) continue;
            col[c] = fall[f] = rise[g] = 1;
            board[r][c] = 'Q';
            dfs(r + 1, n, board);
            board[r][c] = '.';
            col[c] = fall[f] = rise[g] = 0;
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        col.assign(n, 0);
        fall.assign(2 * n - 1, 0);
        rise.assign(2 * n - 1, 0);
        vector<string> board(n, string(n, '.'));
        dfs(0, n, board);
        return res;
    }
};

// verdict: wrong-answer
// mistake: A search that keeps the columns and the rising diagonals and forgets the falling
//   ones, so queens may stand one step down-right of each other.
// find: Draw the boards you return for n = 2. Which of a queen's four lines does no check of
//   yours look at?
class Solution {
    set<int> cols, diag;
    vector<vector<string>> ans;

    void dfs(int r, int n, vector<string>& board) {
        if (r == n) {
            ans.push_back(board);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (cols.count(c) || diag.count(r + c)) continue;
            cols.insert(c);
            diag.insert(r + c);
            board[r][c] = 'Q';
            dfs(r + 1, n, board);
            board[r][c] = '.';
            cols.erase(c);
            diag.erase(r + c);
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        dfs(0, n, board);
        return ans;
    }
};

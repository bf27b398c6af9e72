// verdict: wrong-answer
// mistake: One board for n = 1 and none for any other n, as when a row is left at the first
//   square that is attacked, or when one set holds columns and diagonals alike.
// find: Trace row 1 for n = 4 with the first queen in column 0. Which squares of row 1 do you
//   look at, and which of them do you take for attacked?
class Solution {
  public:
    vector<vector<string>> ans;
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        dfs(board, 0, n);
        return ans;
    }
    bool valid(vector<string>& board, int r, int c, int n) {
        for (int i = 0; i < r; i++)
            if (board[i][c] == 'Q') return false;
        for (int i = r - 1, j = c - 1; i >= 0 && j >= 0; i--, j--)
            if (board[i][j] == 'Q') return false;
        for (int i = r - 1, j = c + 1; i >= 0 && j < n; i--, j++)
            if (board[i][j] == 'Q') return false;
        return true;
    }
    void dfs(vector<string>& board, int r, int n) {
        if (r == n) {
            ans.push_back(board);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (!valid(board, r, c, n)) break;
            board[r][c] = 'Q';
            dfs(board, r + 1, n);
            board[r][c] = '.';
        }
    }
};

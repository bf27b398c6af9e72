// verdict: wrong-answer
// mistake: A walk up and to the left that stops before column 0, so a queen on the left edge
//   is never seen along the falling diagonal.
// find: Draw what you return for n = 2 and step through the walk that should have met the
//   first queen.
class Solution {
  public:
    vector<vector<string>> result;
    bool isValid(vector<string>& board, int row, int col) {
        int n = board.size();
        for (int i = row; i >= 0; i--)
            if (board[i][col] == 'Q') return false;
        for (int i = row, j = col; i >= 0 && j > 0; i--, j--)
            if (board[i][j] == 'Q') return false;
        for (int i = row, j = col; i >= 0 && j < n; i--, j++)
            if (board[i][j] == 'Q') return false;
        return true;
    }
    void solve(vector<string>& board, int row) {
        if (row == (int)board.size()) {
            result.push_back(board);
            return;
        }
        for (int col = 0; col < (int)board.size(); col++) {
            if (isValid(board, row, col)) {
                board[row][col] = 'Q';
                solve(board, row + 1);
                board[row][col] = '.';
            }
        }
    }
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        solve(board, 0);
        return result;
    }
};

// verdict: wrong-answer
// mistake: A search that stops at the first board, where every board is asked for.
// find: n = 4 has two boards and you return one. What does your function tell its caller when
//   it finds one, and what does the caller do then?
class Solution {
    vector<vector<string>> ans;
    bool solve(vector<string>& board, int row) {
        int n = board.size();
        if (row == n) {
            ans.push_back(board);
            return true;
        }
        for (int col = 0; col < n; col++) {
            if (!isSafe(board, row, col)) continue;
            board[row][col] = 'Q';
            if (solve(board, row + 1)) return true;
            board[row][col] = '.';
        }
        return false;
    }
    bool isSafe(vector<string>& board, int row, int col) {
        int n = board.size();
        for (int i = 0; i < row; i++)
            if (board[i][col] == 'Q') return false;
        for (int i = row - 1, j = col - 1; i >= 0 && j >= 0; i--, j--)
            if (board[i][j] == 'Q') return false;
        for (int i = row - 1, j = col + 1; i >= 0 && j < n; i--, j++)
            if (board[i][j] == 'Q') return false;
        return true;
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        solve(board, 0);
        return ans;
    }
};

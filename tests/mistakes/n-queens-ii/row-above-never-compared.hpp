// verdict: wrong-answer
// mistake: The loop over the earlier queens stops one row too soon, so a queen is never compared
//   with the one directly above.
// find: For n = 2, write down which pairs of queens your check compares.
class Solution {
    bool isSafe(vector<string>& board, int row, int col) {
        for (int i = 0; i < row - 1; i++) {
            for (int j = 0; j < (int)board.size(); j++) {
                if (board[i][j] != 'Q') continue;
                if (j == col || i - j == row - col || i + j == row + col) return false;
            }
        }
        return true;
    }

    void solve(vector<string>& board, int row, int& ans) {
        if (row == (int)board.size()) {
            ans++;
            return;
        }
        for (int col = 0; col < (int)board.size(); col++) {
            if (isSafe(board, row, col)) {
                board[row][col] = 'Q';
                solve(board, row + 1, ans);
                board[row][col] = '.';
            }
        }
    }

  public:
    int totalNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        int ans = 0;
        solve(board, 0, ans);
        return ans;
    }
};

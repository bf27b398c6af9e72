// verdict: wrong-answer
// mistake: A square is also compared with itself, and a digit always equals itself: any digit at
//   all makes the board invalid.
// find: Ask about a board with one digit, and stop at the first comparison that comes out equal.
//   Which two squares are they?
class Solution {
  public:
    bool isSafe(vector<vector<char>>& board, int row, int col, char ch) {
        for (int k = 0; k < 9; k++) {
            if (board[row][k] == ch) return false;
            if (board[k][col] == ch) return false;
            if (board[row / 3 * 3 + k / 3][col / 3 * 3 + k % 3] == ch) return false;
        }
        return true;
    }

    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                if (board[i][j] != '.' && !isSafe(board, i, j, board[i][j])) return false;
        return true;
    }
};

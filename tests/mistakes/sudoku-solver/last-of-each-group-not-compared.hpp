// verdict: wrong-answer
// mistake: A test whose loops end at 8, so that the last square of each row, column and box is
//   never compared.
// find: On a board that is full but for (0, 0), ask your test about the digit that stands at (0,
//   8).
class Solution {
    bool check(vector<vector<char>>& board, int row, int col, char ch) {
        for (int i = 0; i < 8; i++) {
            if (board[row][i] == ch) return false;
            if (board[i][col] == ch) return false;
            if (board[3 * (row / 3) + i / 3][3 * (col / 3) + i % 3] == ch) return false;
        }
        return true;
    }

    bool solve(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++) {
                if (board[i][j] != '.') continue;
                for (char ch = '1'; ch <= '9'; ch++) {
                    if (!check(board, i, j, ch)) continue;
                    board[i][j] = ch;
                    if (solve(board)) return true;
                    board[i][j] = '.';
                }
                return false;
            }
        return true;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) { solve(board); }
};

// verdict: wrong-answer
// mistake: A search that does not empty the square again when none of its digits worked, so that
//   later branches take the leftover for a clue.
// find: Print the board each time the function says no, and compare it with the board it was given.
class Solution {
    bool isValid(vector<vector<char>>& board, int row, int col, char ch) {
        for (int i = 0; i < 9; i++) {
            if (board[row][i] == ch) return false;
            if (board[i][col] == ch) return false;
            if (board[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == ch) return false;
        }
        return true;
    }

    bool helper(vector<vector<char>>& board) {
        for (int row = 0; row < 9; row++) {
            for (int col = 0; col < 9; col++) {
                if (board[row][col] != '.') continue;
                for (char ch = '1'; ch <= '9'; ch++) {
                    if (isValid(board, row, col, ch)) {
                        board[row][col] = ch;
                        if (helper(board)) return true;
                    }
                }
                return false;
            }
        }
        return true;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) { helper(board); }
};

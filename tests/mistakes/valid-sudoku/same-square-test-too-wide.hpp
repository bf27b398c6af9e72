// verdict: wrong-answer
// mistake: Meaning to skip only the square itself, it skips every square that shares a row or a
//   column, so just part of the box rule is left.
// find: For the square (0, 0), list the squares that it is compared with. There should be twenty.
class Solution {
    bool fits(vector<vector<char>>& board, int r, int c) {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (i == r || j == c) continue; // not with itself
                bool sameGroup = i == r || j == c || (i / 3 == r / 3 && j / 3 == c / 3);
                if (sameGroup && board[i][j] == board[r][c]) return false;
            }
        }
        return true;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.' && !fits(board, r, c)) return false;
        return true;
    }
};

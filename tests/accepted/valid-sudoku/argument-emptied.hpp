// shape: changes its argument: takes each digit off and asks whether it could be set there
class Solution {
    bool canPlace(vector<vector<char>>& board, int r, int c, char ch) {
        for (int k = 0; k < 9; k++) {
            if (board[r][k] == ch) return false;
            if (board[k][c] == ch) return false;
            if (board[3 * (r / 3) + k / 3][3 * (c / 3) + k % 3] == ch) return false;
        }
        return true;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                char ch = board[r][c];
                board[r][c] = '.'; // it has been looked at, so it need not come back
                if (!canPlace(board, r, c, ch)) return false;
            }
        }
        return true;
    }
};

// twin of: last-column-left-out
// variant: array
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int row[9][9] = {}, col[9][9] = {}, box[9][9] = {};
        for (int c = 0; c < 8; c++)
            for (int r = 0; r < 9; r++) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '1';
                if (row[r][d]++ || col[c][d]++ || box[r / 3 * 3 + c / 3][d]++) return false;
            }
        return true;
    }
};

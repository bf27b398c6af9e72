// twin of: one-set-for-all-rows
// variant: bitmask
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int col[9] = {}, box[9] = {};
        int row = 0;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                int bit = 1 << (board[r][c] - '1');
                int& b = box[r / 3 * 3 + c / 3];
                if ((row | col[c] | b) & bit) return false;
                row |= bit;
                col[c] |= bit;
                b |= bit;
            }
        }
        return true;
    }
};

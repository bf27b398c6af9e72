// twin of: only-full-groups-checked
// variant: bitmask
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        // groups 0-8 are rows, 9-17 columns, 18-26 boxes
        int filled[27] = {}, mask[27] = {};
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                for (int g : {r, 9 + c, 18 + r / 3 * 3 + c / 3}) {
                    filled[g]++;
                    mask[g] |= 1 << (board[r][c] - '1');
                }
            }
        }
        for (int g = 0; g < 27; g++)
            if (filled[g] == 9 && mask[g] != 511) return false;
        return true;
    }
};

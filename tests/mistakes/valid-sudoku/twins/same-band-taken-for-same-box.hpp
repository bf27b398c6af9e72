// twin of: same-band-taken-for-same-box
// variant: bitmask
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<int> row(9), col(9), band(3), stack(3);
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                int bit = 1 << (board[r][c] - '1');
                bool inBox = (band[r / 3] & bit) || (stack[c / 3] & bit);
                if ((row[r] & bit) || (col[c] & bit) || inBox) return false;
                row[r] |= bit;
                col[c] |= bit;
                band[r / 3] |= bit;
                stack[c / 3] |= bit;
            }
        }
        return true;
    }
};

// twin of: last-row-left-out
// variant: bitmask
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<int> cols(9), boxes(9);
        for (int r = 0; r != 8; r++) {
            int row = 0;
            for (int c = 0; c != 9; c++) {
                if (board[r][c] == '.') continue;
                int bit = 1 << (board[r][c] - '0');
                int b = r / 3 * 3 + c / 3;
                if ((row | cols[c] | boxes[b]) & bit) return false;
                row |= bit;
                cols[c] |= bit;
                boxes[b] |= bit;
            }
        }
        return true;
    }
};

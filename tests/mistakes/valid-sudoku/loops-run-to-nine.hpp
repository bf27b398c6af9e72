// verdict: runtime-error
// mistake: The loop over the columns runs to c <= 9 and reads a tenth square of each row, which
//   does not exist.
// find: Print c before each look at the board. Nine squares counted from 0 end at 8.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<int> rows(9), cols(9), boxes(9);
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c <= 9; c++) {
                char ch = board[r][c];
                if (ch == '.') continue;
                int bit = 1 << (ch - '1');
                int b = r / 3 * 3 + c / 3;
                if (rows[r] & bit || cols[c] & bit || boxes[b] & bit) return false;
                rows[r] |= bit;
                cols[c] |= bit;
                boxes[b] |= bit;
            }
        }
        return true;
    }
};

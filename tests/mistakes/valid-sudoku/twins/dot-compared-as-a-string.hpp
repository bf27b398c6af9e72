// twin of: dot-compared-as-a-string
// variant: bitmask
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        const string empty = ".";
        int row[9] = {}, col[9] = {}, box[9] = {};
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != empty) {
                    int bit = 1 << (board[r][c] - '0'), k = r / 3 * 3 + c / 3;
                    if ((row[r] | col[c] | box[k]) & bit) return false;
                    row[r] |= bit, col[c] |= bit, box[k] |= bit;
                }
        return true;
    }
};

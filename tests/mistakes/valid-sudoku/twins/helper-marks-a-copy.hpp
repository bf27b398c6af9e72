// twin of: helper-marks-a-copy
// variant: bitmask
class Solution {
    bool place(int mask, int bit) {
        if (mask & bit) return false;
        mask |= bit;
        return true;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int rows[9] = {}, cols[9] = {}, boxes[9] = {};
        for (int i = 0; i < 81; i++) {
            int r = i / 9, c = i % 9;
            if (board[r][c] == '.') continue;
            int bit = 1 << (board[r][c] - '1');
            if (!place(rows[r], bit)) return false;
            if (!place(cols[c], bit)) return false;
            if (!place(boxes[r / 3 * 3 + c / 3], bit)) return false;
        }
        return true;
    }
};

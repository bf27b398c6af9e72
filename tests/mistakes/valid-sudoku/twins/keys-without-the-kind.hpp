// twin of: keys-without-the-kind
// variant: bitmask
class Solution {
    vector<int> taken = vector<int>(9);

    bool add(int group, char digit) {
        int bit = 1 << (digit - '1');
        if (taken[group] & bit) return false;
        taken[group] |= bit;
        return true;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                char d = board[r][c];
                if (d == '.') continue;
                if (!add(r, d)) return false;
                if (!add(c, d)) return false;
                if (!add(r / 3 * 3 + c / 3, d)) return false;
            }
        }
        return true;
    }
};

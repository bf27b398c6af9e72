// twin of: digit-used-as-its-own-bit
// variant: other
class Solution {
    bool clash(const string& group) {
        int mask = 0;
        for (char ch : group) {
            if (ch == '.') continue;
            int bit = ch - '0';
            if (mask & bit) return true;
            mask |= bit;
        }
        return false;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<string> rows(9), cols(9), boxes(9);
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                rows[r] += board[r][c];
                cols[c] += board[r][c];
                boxes[r / 3 * 3 + c / 3] += board[r][c];
            }
        for (int i = 0; i < 9; i++)
            if (clash(rows[i]) || clash(cols[i]) || clash(boxes[i])) return false;
        return true;
    }
};

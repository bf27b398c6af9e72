// twin of: last-group-decides
// variant: bitmask
class Solution {
    void check(bool& ok, const vector<char>& group) {
        int mask = 0, digits = 0;
        for (char ch : group) {
            if (ch == '.') continue;
            mask |= 1 << (ch - '0');
            digits++;
        }
        ok = __builtin_popcount(mask) == digits;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bool rowOk = true, colOk = true, boxOk = true;
        for (int k = 0; k < 9; k++) {
            vector<char> col, box;
            for (int i = 0; i < 9; i++) {
                col.push_back(board[i][k]);
                box.push_back(board[k / 3 * 3 + i / 3][k % 3 * 3 + i % 3]);
            }
            check(rowOk, board[k]);
            check(colOk, col);
            check(boxOk, box);
        }
        return rowOk && colOk && boxOk;
    }
};

// twin of: diagonals-checked-too
// variant: bitmask
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int diag = 0, anti = 0;
        for (int i = 0; i < 9; i++) {
            int row = 0, col = 0, box = 0;
            for (int j = 0; j < 9; j++) {
                if (!put(row, board[i][j]) || !put(col, board[j][i])) return false;
                if (!put(box, board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3])) return false;
            }
            if (!put(diag, board[i][i]) || !put(anti, board[i][8 - i])) return false;
        }
        return true;
    }

    bool put(int& mask, char ch) {
        if (ch == '.') return true;
        int bit = 1 << (ch - '0');
        if (mask & bit) return false;
        mask |= bit;
        return true;
    }
};

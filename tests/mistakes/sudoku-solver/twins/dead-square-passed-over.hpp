// twin of: dead-square-passed-over
// variant: bitmask
class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<int> R(9), C(9), B(9);
        auto note = [&](int r, int c, int bit) {
            R[r] |= bit;
            C[c] |= bit;
            B[r / 3 * 3 + c / 3] |= bit;
        };
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') note(r, c, 1 << (board[r][c] - '1'));
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (board[r][c] != '.') continue;
                int free = 511 & ~(R[r] | C[c] | B[r / 3 * 3 + c / 3]);
                if (!free) continue;
                int bit = free & -free;
                board[r][c] = '1' + __builtin_ctz(bit);
                note(r, c, bit);
            }
    }
};

// twin of: clues-overwritten
// variant: bitmask
#include <vector>

class Solution {
    // One bit for each digit on the board; an empty square has none.
    int bits[9][9] = {};

    int used(int r, int c) {
        const int own = bits[r][c];
        bits[r][c] = 0;
        int all = 0;
        for (int i = 0; i < 9; ++i)
            all |= bits[r][i] | bits[i][c] | bits[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3];
        bits[r][c] = own;
        return all;
    }

    bool fill(int r, int c) {
        if (c == 9) return fill(r + 1, 0);
        if (r == 9) return true;
        for (int bit = 1; bit < 512; bit <<= 1) {
            if (used(r, c) & bit) continue;
            bits[r][c] = bit;
            if (fill(r, c + 1)) return true;
            bits[r][c] = 0;
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (board[r][c] != '.') bits[r][c] = 1 << (board[r][c] - '1');
        fill(0, 0);
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                board[r][c] = bits[r][c] ? static_cast<char>('1' + __builtin_ctz(bits[r][c])) : '.';
    }
};

// twin of: method-misspelt
// variant: bitmask
#include <vector>

class Solution {
    int taken[27] = {};

    void flip(int k, int bit) {
        taken[k / 9] ^= bit, taken[9 + k % 9] ^= bit, taken[18 + k / 27 * 3 + k % 9 / 3] ^= bit;
    }

    bool fill(std::vector<std::vector<char>>& board, int k) {
        if (k == 81) return true;
        char& square = board[k / 9][k % 9];
        if (square != '.') return fill(board, k + 1);
        int free = 511 & ~(taken[k / 9] | taken[9 + k % 9] | taken[18 + k / 27 * 3 + k % 9 / 3]);
        for (; free; free &= free - 1) {
            flip(k, free & -free);
            square = static_cast<char>('1' + __builtin_ctz(free));
            if (fill(board, k + 1)) return true;
            square = '.';
            flip(k, free & -free);
        }
        return false;
    }

  public:
    void solve_sudoku(std::vector<std::vector<char>>& board) {
        for (int k = 0; k < 81; ++k)
            if (board[k / 9][k % 9] != '.') flip(k, 1 << (board[k / 9][k % 9] - '1'));
        fill(board, 0);
    }
};

// twin of: clues-overwritten
// variant: bitmask
#include <vector>

class Solution {
    std::vector<std::vector<char>>* grid = nullptr;

    int others(int r, int c) const {
        int used = 0;
        for (int y = 0; y < 9; ++y)
            for (int x = 0; x < 9; ++x) {
                const bool group = y == r || x == c || (y / 3 == r / 3 && x / 3 == c / 3);
                const char ch = (*grid)[y][x];
                if (group && !(y == r && x == c) && ch != '.') used |= 1 << (ch - '1');
            }
        return used;
    }

    bool fill(int r, int c) {
        if (c == 9) return fill(r + 1, 0);
        if (r == 9) return true;
        for (int free = 511 & ~others(r, c); free; free = (free - 1) & ~others(r, c) & free) {
            (*grid)[r][c] = static_cast<char>('1' + __builtin_ctz(free));
            if (fill(r, c + 1)) return true;
            (*grid)[r][c] = '.';
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        grid = &board;
        fill(0, 0);
    }
};

// shape: from the last square back to the first, digits from 9 down to 1, a static method, sizes as
// size_t
#include <cstddef>
#include <vector>

class Solution {
    using Grid = std::vector<std::vector<char>>;

    static bool clash(const Grid& grid, std::size_t r, std::size_t c, char digit) {
        const std::size_t top = r - r % 3, left = c - c % 3;
        for (std::size_t i = 9; i-- > 0;)
            if (grid[r][i] == digit || grid[i][c] == digit ||
                grid[top + i / 3][left + i % 3] == digit)
                return true;
        return false;
    }

    static bool fill(Grid& grid, std::size_t left) {
        while (left > 0 && grid[(left - 1) / 9][(left - 1) % 9] != '.')
            --left;
        if (left == 0) return true;
        const std::size_t r = (left - 1) / 9, c = (left - 1) % 9;
        for (char digit = '9'; digit >= '1'; --digit) {
            if (clash(grid, r, c, digit)) continue;
            grid[r][c] = digit;
            if (fill(grid, left - 1)) return true;
        }
        grid[r][c] = '.';
        return false;
    }

  public:
    static void solveSudoku(Grid& board) { fill(board, 81); }
};

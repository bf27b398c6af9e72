// Valid Sudoku with bitmasks: one integer a group, in which bit d is set while digit d + 1 is free.

#include <array>
#include <cstddef>
#include <vector>

class Solution {
  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) {
        constexpr std::size_t n = 9;
        std::array<unsigned, n> rows;
        rows.fill(0b111'111'111);
        auto columns = rows, boxes = rows;

        for (std::size_t r = 0; r < n; ++r) {
            for (std::size_t c = 0; c < n; ++c) {
                if (board[r][c] == '.') continue;

                const unsigned bit = 1u << (board[r][c] - '1');
                const std::size_t box = 3 * (r / 3) + c / 3;
                // A digit may stand only where all three groups still have it free.
                if ((rows[r] & columns[c] & boxes[box] & bit) == 0) return false;
                rows[r] &= ~bit;
                columns[c] &= ~bit;
                boxes[box] &= ~bit;
            }
        }
        return true;
    }
};

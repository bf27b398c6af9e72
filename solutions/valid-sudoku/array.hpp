// Valid Sudoku with arrays: a flag for each group and digit, indexed by the group's name.

#include <array>
#include <cstddef>
#include <vector>

class Solution {
  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) {
        constexpr std::size_t n = 9;
        std::array<std::array<bool, n>, n> rows{}, columns{}, boxes{};

        for (std::size_t r = 0; r < n; ++r) {
            for (std::size_t c = 0; c < n; ++c) {
                if (board[r][c] == '.') continue;

                const auto digit = static_cast<std::size_t>(board[r][c] - '1');
                const std::size_t box = 3 * (r / 3) + c / 3;
                if (rows[r][digit] || columns[c][digit] || boxes[box][digit]) return false;
                rows[r][digit] = columns[c][digit] = boxes[box][digit] = true;
            }
        }
        return true;
    }
};

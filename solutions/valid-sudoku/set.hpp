// Valid Sudoku with sets: one set of digits for each row, each column and each box.

#include <cstddef>
#include <unordered_set>
#include <vector>

class Solution {
  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) {
        constexpr std::size_t n = 9;
        std::vector<std::unordered_set<char>> rows(n), columns(n), boxes(n);

        for (std::size_t r = 0; r < n; ++r) {
            for (std::size_t c = 0; c < n; ++c) {
                const char digit = board[r][c];
                if (digit == '.') continue;

                const std::size_t box = 3 * (r / 3) + c / 3;
                // insert(...).second is false when the set held the digit already.
                if (!rows[r].insert(digit).second || !columns[c].insert(digit).second ||
                    !boxes[box].insert(digit).second) {
                    return false;
                }
            }
        }
        return true;
    }
};

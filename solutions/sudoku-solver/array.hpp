// Sudoku Solver with arrays: one flag for each group and digit, indexed by the group's name.

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

class Solution {
  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (std::size_t r = 0; r < 9; ++r) {
            for (std::size_t c = 0; c < 9; ++c) {
                if (board[r][c] == '.') {
                    holes.push_back({r, c});
                } else {
                    mark(r, c, board[r][c], true);
                }
            }
        }
        fill(board, 0);
    }

  private:
    using Taken = std::array<std::array<bool, 9>, 9>;

    bool fill(std::vector<std::vector<char>>& board, std::size_t next) {
        if (next == holes.size()) return true;
        const auto [r, c] = holes[next];
        for (char digit = '1'; digit <= '9'; ++digit) {
            if (rows[r][index(digit)] || columns[c][index(digit)] ||
                boxes[box(r, c)][index(digit)]) {
                continue;
            }
            mark(r, c, digit, true);
            board[r][c] = digit;
            if (fill(board, next + 1)) return true;
            mark(r, c, digit, false);
        }
        return false;
    }

    void mark(std::size_t r, std::size_t c, char digit, bool taken) {
        rows[r][index(digit)] = taken;
        columns[c][index(digit)] = taken;
        boxes[box(r, c)][index(digit)] = taken;
    }

    static std::size_t box(std::size_t r, std::size_t c) { return 3 * (r / 3) + c / 3; }

    static std::size_t index(char digit) { return static_cast<std::size_t>(digit - '1'); }

    std::vector<std::pair<std::size_t, std::size_t>> holes;
    Taken rows{};
    Taken columns{};
    Taken boxes{};
};

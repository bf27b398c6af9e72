// Sudoku Solver with sets: one set for each group, found by the group's name, which holds the
// digits that are taken.

#include <array>
#include <cstddef>
#include <set>
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
                    take(r, c, board[r][c]);
                }
            }
        }
        fill(board, 0);
    }

  private:
    using Taken = std::array<std::set<char>, 9>;

    bool fill(std::vector<std::vector<char>>& board, std::size_t next) {
        if (next == holes.size()) return true;
        const auto [r, c] = holes[next];
        for (char digit = '1'; digit <= '9'; ++digit) {
            if (rows[r].contains(digit) || columns[c].contains(digit) ||
                boxes[box(r, c)].contains(digit)) {
                continue;
            }
            take(r, c, digit);
            board[r][c] = digit;
            if (fill(board, next + 1)) return true;
            release(r, c, digit);
        }
        return false;
    }

    void take(std::size_t r, std::size_t c, char digit) {
        rows[r].insert(digit);
        columns[c].insert(digit);
        boxes[box(r, c)].insert(digit);
    }

    void release(std::size_t r, std::size_t c, char digit) {
        rows[r].erase(digit);
        columns[c].erase(digit);
        boxes[box(r, c)].erase(digit);
    }

    static std::size_t box(std::size_t r, std::size_t c) { return 3 * (r / 3) + c / 3; }

    std::vector<std::pair<std::size_t, std::size_t>> holes;
    Taken rows;
    Taken columns;
    Taken boxes;
};

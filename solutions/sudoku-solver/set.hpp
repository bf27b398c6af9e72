// Sudoku Solver with sets: one set for each family of groups, which holds (group's name, digit)
// for every digit that is taken.

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
    using Taken = std::set<std::pair<std::size_t, char>>;

    bool fill(std::vector<std::vector<char>>& board, std::size_t next) {
        if (next == holes.size()) return true;
        const auto [r, c] = holes[next];
        for (char digit = '1'; digit <= '9'; ++digit) {
            if (rows.contains({r, digit}) || columns.contains({c, digit}) ||
                boxes.contains({box(r, c), digit})) {
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
        rows.insert({r, digit});
        columns.insert({c, digit});
        boxes.insert({box(r, c), digit});
    }

    void release(std::size_t r, std::size_t c, char digit) {
        rows.erase({r, digit});
        columns.erase({c, digit});
        boxes.erase({box(r, c), digit});
    }

    static std::size_t box(std::size_t r, std::size_t c) { return 3 * (r / 3) + c / 3; }

    std::vector<std::pair<std::size_t, std::size_t>> holes;
    Taken rows;
    Taken columns;
    Taken boxes;
};

// Sudoku Solver with bitmasks: one integer for each group, whose bit d says that digit d + 1 is
// taken. The search takes the most constrained hole first.

#include <algorithm>
#include <array>
#include <bit>
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
                    flip(r, c, 1U << (board[r][c] - '1'));
                }
            }
        }
        fill(board, holes.begin());
    }

  private:
    using Hole = std::pair<std::size_t, std::size_t>;

    bool fill(std::vector<std::vector<char>>& board, std::vector<Hole>::iterator next) {
        if (next == holes.end()) return true;
        const auto choices = [this](const Hole& hole) { return std::popcount(free_at(hole)); };
        std::iter_swap(next, std::ranges::min_element(next, holes.end(), {}, choices));
        const auto [r, c] = *next;
        unsigned free = free_at(*next);
        while (free) {
            const unsigned digit = free & -free;
            free ^= digit;
            flip(r, c, digit);
            board[r][c] = static_cast<char>('1' + std::countr_zero(digit));
            if (fill(board, next + 1)) return true;
            flip(r, c, digit);
        }
        return false;
    }

    // Takes a free digit, and releases a taken one.
    void flip(std::size_t r, std::size_t c, unsigned digit) {
        rows[r] ^= digit;
        columns[c] ^= digit;
        boxes[box(r, c)] ^= digit;
    }

    unsigned free_at(const Hole& hole) const {
        const auto [r, c] = hole;
        return ~(rows[r] | columns[c] | boxes[box(r, c)]) & 0x1FFU;
    }

    static std::size_t box(std::size_t r, std::size_t c) { return 3 * (r / 3) + c / 3; }

    std::vector<Hole> holes;
    std::array<unsigned, 9> rows{};
    std::array<unsigned, 9> columns{};
    std::array<unsigned, 9> boxes{};
};

// twin of: row-released-by-the-column-number
// variant: bitmask
#include <array>
#include <bit>
#include <vector>

class Solution {
    struct Square {
        unsigned r, c, b;
    };
    std::array<unsigned, 9> rows{}, cols{}, boxes{};
    std::vector<Square> open;

    bool fill(std::vector<std::vector<char>>& board, std::size_t i) {
        if (i == open.size()) return true;
        const auto s = open[i];
        for (unsigned bit = 1; bit < 512; bit *= 2) {
            if ((rows[s.r] | cols[s.c] | boxes[s.b]) & bit) continue;
            rows[s.r] |= bit;
            cols[s.c] |= bit;
            boxes[s.b] |= bit;
            board[s.r][s.c] = static_cast<char>('1' + std::countr_zero(bit));
            if (fill(board, i + 1)) return true;
            rows[s.c] &= ~bit;
            cols[s.c] &= ~bit;
            boxes[s.b] &= ~bit;
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (unsigned r = 0; r < 9; ++r)
            for (unsigned c = 0; c < 9; ++c) {
                const unsigned b = r / 3 * 3 + c / 3;
                if (board[r][c] == '.') {
                    open.push_back({r, c, b});
                    continue;
                }
                const unsigned bit = 1U << (board[r][c] - '1');
                rows[r] |= bit;
                cols[c] |= bit;
                boxes[b] |= bit;
            }
        fill(board, 0);
    }
};

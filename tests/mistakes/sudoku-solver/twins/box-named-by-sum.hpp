// twin of: box-named-by-sum
// variant: bitmask
#include <array>
#include <vector>

class Solution {
    std::array<int, 9> rows{}, columns{};
    std::array<int, 5> boxes{};
    std::vector<std::array<int, 3>> holes;

    bool fill(std::vector<std::vector<char>>& board, std::size_t next) {
        if (next == holes.size()) return true;
        const auto [r, c, b] = holes[next];
        for (int free = 511 & ~(rows[r] | columns[c] | boxes[b]); free != 0; free &= free - 1) {
            const int bit = free & -free;
            board[r][c] = static_cast<char>('1' + __builtin_ctz(bit));
            rows[r] |= bit, columns[c] |= bit, boxes[b] |= bit;
            if (fill(board, next + 1)) return true;
            rows[r] &= ~bit, columns[c] &= ~bit, boxes[b] &= ~bit;
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                const int b = r / 3 + c / 3;
                if (board[r][c] == '.') {
                    holes.push_back({r, c, b});
                } else {
                    const int bit = 1 << (board[r][c] - '1');
                    rows[r] |= bit, columns[c] |= bit, boxes[b] |= bit;
                }
            }
        fill(board, 0);
    }
};

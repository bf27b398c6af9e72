// twin of: naked-singles-only
// variant: bitmask
#include <bit>
#include <vector>

class Solution {
    unsigned taken[27] = {};
    std::vector<int> open;

    void mark(int k, unsigned bit) {
        taken[k / 9] |= bit, taken[9 + k % 9] |= bit, taken[18 + k / 27 * 3 + k % 9 / 3] |= bit;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int k = 0; k < 81; ++k) {
            if (board[k / 9][k % 9] == '.')
                open.push_back(k);
            else
                mark(k, 1U << (board[k / 9][k % 9] - '1'));
        }
        for (std::size_t before = open.size() + 1; open.size() < before;) {
            before = open.size();
            std::vector<int> still;
            for (int k : open) {
                const unsigned free =
                    511U & ~(taken[k / 9] | taken[9 + k % 9] | taken[18 + k / 27 * 3 + k % 9 / 3]);
                if (std::has_single_bit(free)) {
                    board[k / 9][k % 9] = static_cast<char>('1' + std::countr_zero(free));
                    mark(k, free);
                } else {
                    still.push_back(k);
                }
            }
            open = still;
        }
    }
};

// twin of: starts-over-with-the-same-guess
// variant: bitmask
#include <array>
#include <bit>
#include <vector>

class Solution {
  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        while (!attempt(board)) {
        }
    }

  private:
    static bool attempt(std::vector<std::vector<char>>& board) {
        auto copy = board;
        std::array<unsigned, 27> taken{};
        std::vector<int> holes;
        auto mark = [&](int k, unsigned bit) {
            taken[k / 9] |= bit, taken[9 + k % 9] |= bit, taken[18 + k / 27 * 3 + k % 9 / 3] |= bit;
        };
        auto free = [&](int k) {
            return 511U & ~(taken[k / 9] | taken[9 + k % 9] | taken[18 + k / 27 * 3 + k % 9 / 3]);
        };
        for (int k = 0; k < 81; ++k) {
            if (board[k / 9][k % 9] == '.')
                holes.push_back(k);
            else
                mark(k, 1U << (board[k / 9][k % 9] - '1'));
        }
        while (!holes.empty()) {
            auto pick = holes.begin();
            for (auto it = holes.begin(); it != holes.end(); ++it)
                if (std::popcount(free(*it)) < std::popcount(free(*pick))) pick = it;
            const unsigned can = free(*pick);
            if (can == 0) return false;
            copy[*pick / 9][*pick % 9] = static_cast<char>('1' + std::countr_zero(can));
            mark(*pick, can & -can);
            holes.erase(pick);
        }
        board = copy;
        return true;
    }
};

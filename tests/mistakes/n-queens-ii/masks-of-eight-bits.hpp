// verdict: wrong-answer
// mistake: Masks of eight bits, in which a ninth column has no place.
// find: For n = 9, print the mask of a full row and count its ones.
#include <cstdint>

class Solution {
  public:
    int totalNQueens(int n) {
        // a row is tiny, a byte is enough
        const std::uint8_t all = static_cast<std::uint8_t>((1u << n) - 1);
        return place(all, 0, 0, 0);
    }

  private:
    int place(std::uint8_t all, std::uint8_t cols, std::uint8_t down, std::uint8_t up) {
        if (cols == all) return 1;
        int boards = 0;
        std::uint8_t open = all & ~(cols | down | up);
        while (open) {
            std::uint8_t q = open & -open;
            open ^= q;
            boards += place(all, cols | q, (down | q) << 1, (up | q) >> 1);
        }
        return boards;
    }
};

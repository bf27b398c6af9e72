// twin of: parentheses-forgotten
// variant: other
#include <bitset>

class Solution {
    using Row = std::bitset<32>;
    int count = 0;

    void place(int left, const Row& all, const Row& cols, const Row& down, const Row& up) {
        if (left == 0) {
            ++count;
            return;
        }
        Row open = (~cols | down | up) & all;
        while (open.any()) {
            const Row q(1ul << open._Find_first());
            open ^= q;
            place(left - 1, all, cols | q, (down | q) << 1, (up | q) >> 1);
        }
    }

  public:
    int totalNQueens(int n) {
        place(n, Row((1u << n) - 1), {}, {}, {});
        return count;
    }
};

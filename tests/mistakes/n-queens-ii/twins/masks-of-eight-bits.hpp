// twin of: masks-of-eight-bits
// variant: other
#include <bitset>

class Solution {
    using Row = std::bitset<8>;
    Row all;

    int place(Row cols, Row down, Row up) {
        if (cols == all) return 1;
        int boards = 0;
        const Row open = all & ~(cols | down | up);
        for (int c = 0; c < 8; ++c) {
            if (!open[c]) continue;
            const Row q(1u << c);
            boards += place(cols | q, (down | q) << 1, (up | q) >> 1);
        }
        return boards;
    }

  public:
    int totalNQueens(int n) {
        all = Row((1u << n) - 1);
        return place({}, {}, {});
    }
};

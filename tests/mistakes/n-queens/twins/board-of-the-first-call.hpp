// twin of: board-of-the-first-call
// variant: bitmask
#include <string>
#include <vector>

namespace {
std::vector<std::string> grid; // grows when it must, never shrinks
}

class Solution {
    void go(int n, int r, int cols, int fall, int rise,
            std::vector<std::vector<std::string>>& out) {
        if (r == n) {
            out.push_back(grid);
            return;
        }
        int free = ((1 << n) - 1) & ~(cols | fall | rise);
        while (free) {
            const int q = free & -free;
            free ^= q;
            char& square = grid[r][__builtin_ctz(q)];
            square = 'Q';
            go(n, r + 1, cols | q, (fall | q) << 1, (rise | q) >> 1, out);
            square = '.';
        }
    }

  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        if (static_cast<int>(grid.size()) < n) grid.assign(n, std::string(n, '.'));
        std::vector<std::vector<std::string>> out;
        go(n, 0, 0, 0, 0, out);
        return out;
    }
};

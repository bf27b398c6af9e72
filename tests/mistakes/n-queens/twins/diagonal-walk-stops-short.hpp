// twin of: diagonal-walk-stops-short
// variant: bitmask
#include <string>
#include <vector>

class Solution {
    std::vector<std::vector<std::string>> boards;

    void place(std::vector<std::string>& b, int r, unsigned cols, unsigned fall, unsigned rise) {
        const int n = static_cast<int>(b.size());
        if (r == n) {
            boards.push_back(b);
            return;
        }
        for (int c = 0; c < n; ++c) {
            const unsigned q = 1u << c;
            if ((cols | fall | rise) & q) continue;
            b[r][c] = 'Q';
            const unsigned seen = c > 0 ? q : 0; // "nothing falls in from the edge"
            place(b, r + 1, cols | q, (fall | seen) << 1, (rise | q) >> 1);
            b[r][c] = '.';
        }
    }

  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::string> b(n, std::string(n, '.'));
        place(b, 0, 0, 0, 0);
        return boards;
    }
};

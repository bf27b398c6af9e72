// twin of: same-board-repeated
// variant: bitmask
#include <string>
#include <vector>

class Solution {
    std::vector<std::string> drawn;
    int total = 0;

    void visit(std::vector<std::string>& rows, int n, unsigned c, unsigned f, unsigned g) {
        if (static_cast<int>(rows.size()) == n) {
            if (total++ == 0) drawn = rows;
            return;
        }
        for (int i = 0; i < n; ++i) {
            const unsigned q = 1u << i;
            if (q & (c | f | g)) continue;
            rows.emplace_back(n, '.');
            rows.back()[i] = 'Q';
            visit(rows, n, c | q, (f | q) << 1, (g | q) >> 1);
            rows.pop_back();
        }
    }

  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::string> rows;
        visit(rows, n, 0, 0, 0);
        return std::vector<std::vector<std::string>>(total, drawn);
    }
};

// twin of: small-boards-waved-off
// variant: bitmask
#include <string>
#include <vector>

class Solution {
    std::vector<std::vector<std::string>> boards;

    void go(std::vector<std::string>& rows, int n, unsigned c, unsigned f, unsigned g) {
        for (int i = 0; i < n; ++i) {
            const unsigned q = 1u << i;
            if ((c | f | g) & q) continue;
            rows.push_back(std::string(n, '.'));
            rows.back()[i] = 'Q';
            if (static_cast<int>(rows.size()) == n) boards.push_back(rows);
            go(rows, n, c | q, (f | q) << 1, (g | q) >> 1);
            rows.pop_back();
        }
    }

  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::string> rows;
        if (n > 3) go(rows, n, 0, 0, 0);
        return boards;
    }
};

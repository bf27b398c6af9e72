// twin of: stops-one-row-early
// variant: bitmask
#include <string>
#include <vector>

class Solution {
    std::vector<std::vector<std::string>> result;

    void go(std::vector<std::string> board, int left, unsigned cols, unsigned f, unsigned g) {
        if (left < 2) {
            result.push_back(board);
            return;
        }
        const int n = static_cast<int>(board.size());
        for (int c = n - 1; c >= 0; --c) {
            const unsigned q = 1u << c;
            if ((cols | f | g) & q) continue;
            std::vector<std::string> next = board;
            next[n - left][c] = 'Q';
            go(next, left - 1, cols | q, (f | q) << 1, (g | q) >> 1);
        }
    }

  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        go(std::vector<std::string>(n, std::string(n, '.')), n, 0, 0, 0);
        return result;
    }
};

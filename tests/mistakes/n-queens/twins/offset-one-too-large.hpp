// twin of: offset-one-too-large
// variant: other
#include <functional>
#include <string>
#include <vector>

class Solution {
  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::vector<std::string>> boards;
        std::vector<int> queens;
        std::string down(2 * n - 1, '0'), up(2 * n - 1, '0');
        std::function<void(unsigned)> go = [&](unsigned cols) {
            const int r = static_cast<int>(queens.size());
            if (r == n) {
                std::vector<std::string> b(n, std::string(n, '.'));
                for (int i = 0; i < n; ++i)
                    b[i][queens[i]] = 'Q';
                boards.push_back(b);
                return;
            }
            for (int c = 0; c < n; ++c) {
                if (cols >> c & 1 || down.at(n + r - c) == '1' || up[r + c] == '1') continue;
                down[n + r - c] = up[r + c] = '1';
                queens.push_back(c);
                go(cols | 1u << c);
                queens.pop_back();
                down[n + r - c] = up[r + c] = '0';
            }
        };
        go(0);
        return boards;
    }
};

// twin of: released-under-another-name
// variant: array
#include <functional>
#include <string>
#include <vector>

class Solution {
  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::vector<std::string>> result;
        std::vector<int> queens;
        std::vector<bool> c(n), f(2 * n + 1), g(2 * n + 1);
        std::function<void()> step = [&] {
            const int r = static_cast<int>(queens.size());
            if (r == n) {
                std::vector<std::string> rows;
                for (int q : queens) {
                    rows.emplace_back(n, '.');
                    rows.back()[q] = 'Q';
                }
                result.push_back(rows);
                return;
            }
            for (int i = 0; i < n; ++i) {
                if (c[i] || f[n + r - i] || g[r + i]) continue;
                c[i] = f[n + r - i] = g[r + i] = true;
                queens.push_back(i);
                step();
                queens.pop_back();
                c[i] = f[n + i - r] = g[r + i] = false;
            }
        };
        step();
        return result;
    }
};

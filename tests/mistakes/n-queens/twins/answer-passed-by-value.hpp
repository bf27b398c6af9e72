// twin of: answer-passed-by-value
// variant: bitmask
#include <functional>
#include <string>
#include <vector>
using namespace std;

class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> boards;
        vector<string> rows;
        const auto keep = [boards, &rows]() mutable { boards.push_back(rows); };
        function<void(int, int, int)> go = [&](int cols, int fall, int rise) {
            if ((int)rows.size() == n) {
                auto keeper = keep;
                keeper();
                return;
            }
            for (int c = 0; c < n; ++c) {
                const int q = 1 << c;
                if ((cols | fall | rise) & q) continue;
                rows.push_back(string(c, '.') + "Q" + string(n - c - 1, '.'));
                go(cols | q, (fall | q) << 1, (rise | q) >> 1);
                rows.pop_back();
            }
        };
        go(0, 0, 0);
        return boards;
    }
};

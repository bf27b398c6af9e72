// shape: recursion that returns the boards of the smaller problem, level by level, nothing changed
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<int>> placements(int rows, int n) {
        if (rows == 0) return {{}};
        vector<vector<int>> longer;
        for (const vector<int>& shorter : placements(rows - 1, n))
            for (int c = 0; c < n; ++c) {
                bool ok = true;
                for (int i = 0; i < rows - 1; ++i)
                    ok = ok && shorter[i] != c && abs(shorter[i] - c) != rows - 1 - i;
                if (!ok) continue;
                longer.push_back(shorter);
                longer.back().push_back(c);
            }
        return longer;
    }

  public:
    vector<vector<string>> solveNQueens(size_t n) {
        vector<vector<string>> ans;
        for (auto& p : placements(n, n)) {
            vector<string> b(n, string(n, '.'));
            for (size_t i = 0; i < n; ++i)
                b[i][p[i]] = 'Q';
            ans.push_back(b);
        }
        return ans;
    }
};

// twin of: empty-board-for-no-solution
// variant: bitmask
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<string>> place(int n, int r, unsigned c, unsigned f, unsigned g) {
        if (r == n) return {vector<string>()};
        vector<vector<string>> all;
        for (int i = 0; i < n; ++i) {
            unsigned q = 1u << i;
            if ((c | f | g) & q) continue;
            string row(n, '.');
            row[i] = 'Q';
            for (auto& rest : place(n, r + 1, c | q, (f | q) << 1, (g | q) >> 1)) {
                rest.insert(rest.begin(), row);
                all.push_back(rest);
            }
        }
        return all;
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans = place(n, 0, 0, 0, 0);
        if (ans.size() == 0) ans.push_back(vector<string>{});
        return ans;
    }
};

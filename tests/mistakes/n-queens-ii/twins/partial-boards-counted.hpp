// twin of: partial-boards-counted
// variant: set
#include <unordered_set>
using namespace std;

class Solution {
    unordered_set<int> x, y, z;

  public:
    int totalNQueens(int n) { return dfs(0, n); }

    int dfs(int r, int n) {
        if (r == n) return 0;
        int sum = 0;
        for (int c = 0; c < n; ++c) {
            if (x.count(c) || y.count(r - c) || z.count(r + c)) continue;
            x.insert(c);
            y.insert(r - c);
            z.insert(r + c);
            sum += 1 + dfs(r + 1, n);
            x.erase(c);
            y.erase(r - c);
            z.erase(r + c);
        }
        return sum;
    }
};

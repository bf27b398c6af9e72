// twin of: memo-by-columns-only
// variant: array
#include <cstdlib>
#include <set>
#include <vector>
using namespace std;

class Solution {
    vector<int> memo, q;

    bool fits(int row, int col) {
        for (int r = 0; r < row; ++r)
            if (q[r] == col || abs(q[r] - col) == row - r) return false;
        return true;
    }

    int below(int row, int used) {
        int n = q.size();
        if (row == n) return 1;
        if (memo[used] >= 0) return memo[used];
        int ways = 0;
        for (int col = 0; col < n; ++col) {
            if (!fits(row, col)) continue;
            q[row] = col;
            ways += below(row + 1, used + (1 << col));
        }
        memo[used] = ways;
        return ways;
    }

  public:
    int totalNQueens(int n) {
        memo.assign(1 << n, -1);
        q.assign(n, 0);
        return below(0, 0);
    }
};

// verdict: wrong-answer
// mistake: A search that does not release the rising diagonal, r + c, on the way back.
// find: Count the lines that mark and the lines that release: each group needs one of either kind.
//   Then trace n = 4.
#include <set>
using std::set;

class Solution {
    set<int> usedCol, usedDiff, usedSum;

  public:
    int totalNQueens(int n) { return helper(n, 0); }

    int helper(int n, int y) {
        if (y == n) return 1;
        int res = 0;
        for (int x = 0; x < n; ++x) {
            if (usedCol.count(x) || usedDiff.count(y - x) || usedSum.count(y + x)) continue;
            usedCol.insert(x);
            usedDiff.insert(y - x);
            usedSum.insert(y + x);
            res += helper(n, y + 1);
            usedCol.erase(x);
            usedDiff.erase(y - x);
        }
        return res;
    }
};

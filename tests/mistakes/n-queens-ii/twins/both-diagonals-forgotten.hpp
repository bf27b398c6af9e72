// twin of: both-diagonals-forgotten
// variant: set
#include <set>

class Solution {
  public:
    int totalNQueens(int n) { return fill(n, 0); }

  private:
    std::set<int> taken;

    int fill(int n, int placed) {
        if (placed == n) return 1;
        int ways = 0;
        for (int x = 0; x != n; ++x) {
            if (!taken.insert(x).second) continue;
            ways += fill(n, placed + 1);
            taken.erase(x);
        }
        return ways;
    }
};

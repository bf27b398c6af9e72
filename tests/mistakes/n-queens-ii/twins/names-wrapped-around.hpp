// twin of: names-wrapped-around
// variant: set
#include <unordered_set>

class Solution {
  public:
    int totalNQueens(int n) {
        backtrack(n, 0);
        return total;
    }

  private:
    int total = 0;
    std::unordered_set<int> col, down, up;

    void backtrack(const int n, const int row) {
        if (row == n) {
            total += 1;
            return;
        }
        for (int c = 0; c < n; ++c) {
            const int d = (row + n - c) % n;
            const int u = (row + c) % n;
            if (col.count(c) || down.count(d) || up.count(u)) continue;
            col.insert(c);
            down.insert(d);
            up.insert(u);
            backtrack(n, row + 1);
            col.erase(c);
            down.erase(d);
            up.erase(u);
        }
    }
};

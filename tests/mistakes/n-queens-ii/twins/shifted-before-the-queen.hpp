// twin of: shifted-before-the-queen
// variant: set
#include <set>

class Solution {
    std::set<int> cols, falling, rising;

    int place(int r, int n) {
        if (r == n) return 1;
        int sum = 0;
        for (int c = 0; c < n; ++c) {
            // the diagonals are those of the row that comes next
            if (cols.count(c) || falling.count(r - c) || rising.count(r + c)) continue;
            cols.insert(c);
            const bool f = falling.insert(r + 1 - c).second;
            const bool u = rising.insert(r + 1 + c).second;
            sum += place(r + 1, n);
            cols.erase(c);
            if (f) falling.erase(r + 1 - c);
            if (u) rising.erase(r + 1 + c);
        }
        return sum;
    }

  public:
    int totalNQueens(int n) { return place(0, n); }
};

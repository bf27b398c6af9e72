// twin of: one-board-per-first-column
// variant: set
#include <set>

class Solution {
    std::set<int> starts; // first columns that work
    std::set<int> cols, falling, rising;

    void search(int r, int n, int first) {
        if (r == n) {
            starts.insert(first);
            return;
        }
        for (int c = 0; c < n; ++c) {
            if (cols.count(c) || falling.count(r - c) || rising.count(r + c)) continue;
            cols.insert(c), falling.insert(r - c), rising.insert(r + c);
            search(r + 1, n, r == 0 ? c : first);
            cols.erase(c), falling.erase(r - c), rising.erase(r + c);
        }
    }

  public:
    int totalNQueens(int n) {
        search(0, n, -1);
        return static_cast<int>(starts.size());
    }
};

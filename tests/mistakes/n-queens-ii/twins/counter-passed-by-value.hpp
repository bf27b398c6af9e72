// twin of: counter-passed-by-value
// variant: set
#include <set>
using namespace std;

void place(int r, int n, set<int>& cols, set<int>& down, set<int>& up, int found) {
    if (r == n) ++found;
    for (int c = 0; r < n && c < n; ++c) {
        if (cols.count(c) || down.count(r - c) || up.count(r + c)) continue;
        cols.insert(c);
        down.insert(r - c);
        up.insert(r + c);
        place(r + 1, n, cols, down, up, found);
        cols.erase(c);
        down.erase(r - c);
        up.erase(r + c);
    }
}

class Solution {
  public:
    int totalNQueens(int n) {
        int found = 0;
        set<int> cols, down, up;
        place(0, n, cols, down, up, found);
        return found;
    }
};

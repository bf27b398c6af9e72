// twin of: mirror-never-added
// variant: set
#include <set>
using namespace std;

class Solution {
    set<int> a, b, c;

    int walk(int row, const int n) {
        if (row == n) return 1;
        int found = 0;
        for (int col = 0; col < n; ++col) {
            if (row == 0 && col >= n - n / 2) return found;
            if (a.count(col) || b.count(col - row) || c.count(col + row)) continue;
            a.insert(col), b.insert(col - row), c.insert(col + row);
            found += walk(row + 1, n);
            a.erase(col), b.erase(col - row), c.erase(col + row);
        }
        return found;
    }

  public:
    int totalNQueens(int n) { return walk(0, n); }
};

// twin of: row-above-never-compared
// variant: set
#include <set>
#include <vector>
using namespace std;

class Solution {
    set<int> cols, down, up; // of the queens up to the row before last

    int place(int r, int n, int above) {
        if (r == n) return 1;
        int total = 0;
        for (int c = 0; c < n; ++c) {
            if (cols.count(c) || down.count(r - c) || up.count(r + c)) continue;
            bool a = false, b = false, d = false;
            if (r > 0) {
                a = cols.insert(above).second;
                b = down.insert(r - 1 - above).second;
                d = up.insert(r - 1 + above).second;
            }
            total += place(r + 1, n, c);
            if (a) cols.erase(above);
            if (b) down.erase(r - 1 - above);
            if (d) up.erase(r - 1 + above);
        }
        return total;
    }

  public:
    int totalNQueens(int n) { return place(0, n, -1); }
};

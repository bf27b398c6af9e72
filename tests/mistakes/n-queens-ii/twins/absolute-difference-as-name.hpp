// twin of: absolute-difference-as-name
// variant: set
#include <cstdlib>
#include <unordered_set>

class Solution {
    std::unordered_set<int> cs, ds, ss;
    int hits = 0;

  public:
    int totalNQueens(int n) {
        backtrack(0, n);
        return hits;
    }

    void backtrack(int i, int n) {
        if (i == n) {
            ++hits;
            return;
        }
        for (int j = 0; j < n; ++j) {
            const int d = std::abs(i - j);
            if (cs.count(j) > 0 || ds.count(d) > 0 || ss.count(i + j) > 0) continue;
            cs.insert(j);
            ds.insert(d);
            ss.insert(i + j);
            backtrack(i + 1, n);
            cs.erase(j);
            ds.erase(d);
            ss.erase(i + j);
        }
    }
};

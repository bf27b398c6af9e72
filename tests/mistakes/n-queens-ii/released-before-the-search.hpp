// verdict: wrong-answer
// mistake: The marks are released before the rows below are searched, so those rows see no queen
//   at all.
// find: Read the loop body aloud in order: at the moment of the recursive call, which names are
//   taken?
#include <set>
#include <vector>

class Solution {
    std::set<int> columns;
    std::vector<bool> falling, rising;
    int total = 0;

  public:
    int totalNQueens(int n) {
        falling.resize(2 * n);
        rising.resize(2 * n);
        place(0, n);
        return total;
    }

    void place(int r, int n) {
        if (r == n) {
            ++total;
            return;
        }
        for (int c = 0; c < n; ++c) {
            const int f = r - c + n, u = r + c;
            if (columns.count(c) || falling[f] || rising[u]) continue;
            columns.insert(c);
            falling[f] = rising[u] = true;

            columns.erase(c);
            falling[f] = rising[u] = false;
            place(r + 1, n);
        }
    }
};

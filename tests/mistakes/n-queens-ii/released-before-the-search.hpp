// verdict: wrong-answer
// mistake: The marks are released before the rows below are searched, so those rows see no queen
//   at all.
// find: Read the loop body aloud in order: at the moment of the recursive call, which names are
//   taken?
#include <unordered_set>

class Solution {
    std::unordered_set<int> columns, falling, rising;
    int total = 0;

  public:
    int totalNQueens(int n) {
        place(0, n);
        return total;
    }

    void place(int r, int n) {
        if (r == n) {
            ++total;
            return;
        }
        for (int c = 0; c < n; ++c) {
            if (columns.count(c) || falling.count(r - c) || rising.count(r + c)) continue;
            columns.insert(c);
            falling.insert(r - c);
            rising.insert(r + c);

            columns.erase(c);
            falling.erase(r - c);
            rising.erase(r + c);
            place(r + 1, n);
        }
    }
};

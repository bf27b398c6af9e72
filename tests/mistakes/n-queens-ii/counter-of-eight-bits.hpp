// verdict: wrong-answer
// mistake: A counter of eight bits, which starts again at 0 after 255.
// find: Subtract your answer for n = 9 from the right one, and ask where that difference is a
//   familiar number.
#include <unordered_set>
using namespace std;

class Solution {
    unordered_set<int> cols, diff, sum;
    unsigned char found = 0;

    void search(int r, int n) {
        if (r == n) {
            ++found;
            return;
        }
        for (int c = 0; c < n; ++c) {
            if (cols.count(c) || diff.count(r - c) || sum.count(r + c)) continue;
            cols.insert(c), diff.insert(r - c), sum.insert(r + c);
            search(r + 1, n);
            cols.erase(c), diff.erase(r - c), sum.erase(r + c);
        }
    }

  public:
    int totalNQueens(int n) {
        search(0, n);
        return found;
    }
};

// verdict: wrong-answer
// mistake: The first queen is never put into a corner, because that fails for n = 4. It works for
//   n = 5.
// find: Put a queen on (0, 0) of a 5 × 5 board and finish the board.
#include <unordered_set>

class Solution {
  public:
    int totalNQueens(int n) {
        if (n == 1) return 1;
        return place(0, n, 1, n - 1); // a corner never leads anywhere
    }

  private:
    std::unordered_set<int> cols, falling, rising;

    int place(int r, int n, int from, int to) {
        if (r == n) return 1;
        int total = 0;
        for (int c = from; c < to; ++c) {
            if (cols.count(c) || falling.count(r - c) || rising.count(r + c)) continue;
            cols.insert(c);
            falling.insert(r - c);
            rising.insert(r + c);
            total += place(r + 1, n, 0, n);
            cols.erase(c);
            falling.erase(r - c);
            rising.erase(r + c);
        }
        return total;
    }
};

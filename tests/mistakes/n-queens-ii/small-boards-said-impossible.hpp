// verdict: wrong-answer
// mistake: Every board smaller than 4 is said to be impossible, and that takes n = 1 along with 2
//   and 3.
// find: Draw the board of n = 1 and place its queen.
#include <unordered_set>

class Solution {
  public:
    int totalNQueens(int n) {
        if (n < 4) return 0; // no room
        return count(0, n);
    }

  private:
    std::unordered_set<int> column, falling, rising;

    int count(int r, int n) {
        if (r == n) return 1;
        int sum = 0;
        for (int c = 0; c < n; ++c) {
            if (column.count(c) + falling.count(r - c) + rising.count(r + c)) continue;
            column.insert(c);
            falling.insert(r - c);
            rising.insert(r + c);
            sum += count(r + 1, n);
            column.erase(c);
            falling.erase(r - c);
            rising.erase(r + c);
        }
        return sum;
    }
};

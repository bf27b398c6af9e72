// verdict: wrong-answer
// mistake: A search that knows only one of the two directions in which a queen attacks along a
//   diagonal.
// find: Draw the four boards of n = 2 that have one queen a row, and say for each of them which of
//   your checks forbids it.
#include <unordered_set>

class Solution {
  public:
    int totalNQueens(int n) {
        size = n;
        return solve(0);
    }

  private:
    int size;
    std::unordered_set<int> cols, diag;

    int solve(int row) {
        if (row == size) return 1;
        int total = 0;
        for (int col = 0; col < size; col++) {
            if (cols.count(col) || diag.count(row - col)) continue;
            cols.insert(col);
            diag.insert(row - col);
            total += solve(row + 1);
            cols.erase(col);
            diag.erase(row - col);
        }
        return total;
    }
};

// verdict: wrong-answer
// mistake: The falling diagonal is marked as r − c and released as c − r, so the mark stays and
//   another one may vanish.
// find: Write next to each other the name you mark and the name you release for the square (2, 0).
#include <set>

class Solution {
  public:
    int totalNQueens(int n) {
        count = 0;
        search(0, n);
        return count;
    }

  private:
    int count;
    std::set<int> cols, falling, rising;

    void search(int row, int n) {
        if (row == n) {
            ++count;
            return;
        }
        for (int col = 0; col < n; ++col) {
            if (cols.count(col) || falling.count(row - col) || rising.count(row + col)) continue;
            cols.insert(col);
            falling.insert(row - col);
            rising.insert(row + col);
            search(row + 1, n);
            cols.erase(col);
            falling.erase(col - row);
            rising.erase(row + col);
        }
    }
};

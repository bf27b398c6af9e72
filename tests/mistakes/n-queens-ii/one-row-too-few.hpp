// verdict: wrong-answer
// mistake: One row is left out: n − 1 queens are placed on n rows.
// find: For n = 2, count the queens on the board at the moment when you call it complete.
#include <set>

class Solution {
  public:
    int totalNQueens(int n) {
        dfs(0, n);
        return boards;
    }

  private:
    int boards = 0;
    std::set<int> cols, falls, rises;

    void dfs(int row, int n) {
        if (row == n - 1) {
            ++boards;
            return;
        }
        for (int col = 0; col < n; ++col) {
            if (cols.count(col) || falls.count(row - col) || rises.count(row + col)) continue;
            cols.insert(col);
            falls.insert(row - col);
            rises.insert(row + col);
            dfs(row + 1, n);
            cols.erase(col);
            falls.erase(row - col);
            rises.erase(row + col);
        }
    }
};

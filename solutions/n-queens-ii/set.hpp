// N-Queens II with sets: one for each family of groups, holding the names that are taken.
#include <unordered_set>

class Solution {
  public:
    int totalNQueens(int n) { return boardsFrom(0, n); }

  private:
    std::unordered_set<int> columns, falling, rising;

    // In how many ways the rows from r on can be filled, given the queens above them.
    int boardsFrom(int r, int n) {
        if (r == n) return 1;
        int boards = 0;
        for (int c = 0; c < n; ++c) {
            if (columns.count(c) || falling.count(r - c) || rising.count(r + c)) continue;
            columns.insert(c);
            falling.insert(r - c);
            rising.insert(r + c);
            boards += boardsFrom(r + 1, n);
            columns.erase(c);
            falling.erase(r - c);
            rising.erase(r + c);
        }
        return boards;
    }
};

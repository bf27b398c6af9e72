// verdict: wrong-answer
// mistake: A search that stops at its first complete board and reports that there is one.
// find: Ask what your function does with n = 4 after it has found a board: does it come back to
//   row 0 and go on?
#include <vector>

class Solution {
  public:
    int totalNQueens(int n) {
        std::vector<int> queens;
        return solve(queens, n);
    }

  private:
    bool solve(std::vector<int>& queens, int n) {
        int row = static_cast<int>(queens.size());
        if (row == n) return true;
        for (int col = 0; col < n; ++col) {
            if (!fits(queens, col)) continue;
            queens.push_back(col);
            if (solve(queens, n)) return true;
            queens.pop_back();
        }
        return false;
    }

    bool fits(const std::vector<int>& queens, int col) {
        int row = static_cast<int>(queens.size());
        for (int r = 0; r < row; ++r) {
            int d = queens[r] - col;
            if (d == 0 || d == row - r || d == r - row) return false;
        }
        return true;
    }
};

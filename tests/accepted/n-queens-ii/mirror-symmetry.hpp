// shape: `using std::vector;` lines, const parameters and a vector by reference; half of the
//   first row doubled, the middle column of an odd board counted once
#include <cstdlib>
#include <vector>
using std::abs;
using std::vector;

class Solution {
    static bool fits(const vector<int>& queens, const int row, const int col) {
        for (int r = 0; r < row; ++r)
            if (queens[r] == col || abs(queens[r] - col) == row - r) return false;
        return true;
    }

    static int below(vector<int>& queens, const int row, const int n) {
        if (row == n) return 1;
        int total = 0;
        for (int col = 0; col < n; ++col) {
            if (!fits(queens, row, col)) continue;
            queens[row] = col;
            total += below(queens, row + 1, n);
        }
        return total;
    }

  public:
    int totalNQueens(const int n) const {
        vector<int> queens(n + 1);
        int half = 0;
        for (queens[0] = 0; queens[0] < n / 2; ++queens[0])
            half += below(queens, 1, n);
        // queens[0] is the middle column now, and that one has no partner
        return 2 * half + (n % 2 == 1 ? below(queens, 1, n) : 0);
    }
};

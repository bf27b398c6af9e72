// verdict: wrong-answer
// mistake: A check that looks along the diagonals only as far as the row above.
// find: Up to n = 4 this makes no difference, so go to n = 5: can a queen in row 0 see one in row
//   2?
#include <vector>
using namespace std;

class Solution {
    bool safe(const vector<int>& queens, int row, int col) {
        for (int r = 0; r < row; ++r)
            if (queens[r] == col) return false;
        if (row > 0 && abs(queens[row - 1] - col) == 1) return false;
        return true;
    }

    void solve(vector<int>& queens, int row, int& count) {
        int n = queens.size();
        if (row == n) {
            ++count;
            return;
        }
        for (int col = 0; col < n; ++col) {
            if (!safe(queens, row, col)) continue;
            queens[row] = col;
            solve(queens, row + 1, count);
        }
    }

  public:
    int totalNQueens(int n) {
        vector<int> queens(n);
        int count = 0;
        solve(queens, 0, count);
        return count;
    }
};

// verdict: time-limit-exceeded
// mistake: After going back a row, the loop tries the same column again that has just failed, and
//   does so for ever.
// find: For n = 2, print row and column at each step, and look for two lines that are the same.
#include <vector>
using namespace std;

class Solution {
    bool safe(const vector<int>& q, int row, int col) {
        for (int r = 0; r < row; r++)
            if (q[r] == col || abs(q[r] - col) == row - r) return false;
        return true;
    }

  public:
    int totalNQueens(int n) {
        vector<int> q(n, 0);
        int row = 0, count = 0;
        while (row >= 0) {
            while (q[row] < n && !safe(q, row, q[row]))
                q[row]++;
            if (q[row] == n) {
                q[row] = 0;
                row--; // back to the row above
            } else if (row == n - 1) {
                count++;
                q[row]++;
            } else {
                row++;
            }
        }
        return count;
    }
};

// twin of: row-advanced-in-the-call
// variant: array
#include <vector>

class Solution {
    std::vector<char> col, fall, rise;
    int count = 0;

    void go(int r, int n) {
        if (r == n) {
            count++;
            return;
        }
        for (int c = 0; c < n; c++) {
            if (col[c] || fall[r - c + n] || rise[r + c]) continue;
            col[c] = fall[r - c + n] = rise[r + c] = 1;
            r += 1; // next row
            go(r, n);
            col[c] = fall[r - c + n] = rise[r + c] = 0;
        }
    }

  public:
    int totalNQueens(int n) {
        col.resize(n);
        fall.resize(3 * n);
        rise.resize(3 * n);
        go(0, n);
        return count;
    }
};

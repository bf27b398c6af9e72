// twin of: reserved-not-resized
// variant: array
#include <vector>
using namespace std;

class Solution {
  public:
    int totalNQueens(int n) {
        vector<int> cols, down, up;
        cols.reserve(n);
        down.reserve(2 * n);
        up.reserve(2 * n);
        return search(cols, down, up, 0, n);
    }

  private:
    int search(vector<int>& cols, vector<int>& down, vector<int>& up, int r, int n) {
        if (r == n) return 1;
        int found = 0;
        for (int c = 0; c < n; c++) {
            if (cols[c] + down[r - c + n] + up[r + c] != 0) continue;
            cols[c] = down[r - c + n] = up[r + c] = 1;
            found += search(cols, down, up, r + 1, n);
            cols[c] = down[r - c + n] = up[r + c] = 0;
        }
        return found;
    }
};

// twin of: full-row-mask-one-short
// variant: set
#include <unordered_set>
using namespace std;

class Solution {
    unordered_set<int> cols, down, up;

    int search(int row, int last) {
        if (row == last) return 1;
        int sum = 0;
        for (int col = 0; col < last; col++) {
            if (cols.count(col) || down.count(row - col) || up.count(row + col)) continue;
            cols.insert(col);
            down.insert(row - col);
            up.insert(row + col);
            sum += search(row + 1, last);
            cols.erase(col);
            down.erase(row - col);
            up.erase(row + col);
        }
        return sum;
    }

  public:
    int totalNQueens(int n) { return search(0, max(n - 1, 0)); }
};

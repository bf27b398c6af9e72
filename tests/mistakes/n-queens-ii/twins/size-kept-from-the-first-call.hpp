// twin of: size-kept-from-the-first-call
// variant: set
#include <unordered_set>
using namespace std;

int n_ = -1;

class Solution {
    unordered_set<int> cols, diag, anti;

    int place(int row) {
        if (row == n_) return 1;
        int total = 0;
        for (int col = 0; col < n_; ++col) {
            if (cols.count(col) || diag.count(row - col) || anti.count(row + col)) continue;
            cols.insert(col);
            diag.insert(row - col);
            anti.insert(row + col);
            total += place(row + 1);
            cols.erase(col);
            diag.erase(row - col);
            anti.erase(row + col);
        }
        return total;
    }

  public:
    int totalNQueens(int n) {
        if (n_ == -1) n_ = n;
        return place(0);
    }
};

// twin of: counter-never-cleared
// variant: set
#include <unordered_set>
using namespace std;

class Solution {
    static inline int boards = 0;
    unordered_set<int> cols, diag, anti;

    void place(int row, int n) {
        if (row == n) {
            boards += 1;
            return;
        }
        for (int col = 0; col < n; ++col) {
            bool taken = cols.count(col) || diag.count(row - col) || anti.count(row + col);
            if (!taken) {
                cols.insert(col);
                diag.insert(row - col);
                anti.insert(row + col);
                place(row + 1, n);
                cols.erase(col);
                diag.erase(row - col);
                anti.erase(row + col);
            }
        }
    }

  public:
    int totalNQueens(int n) {
        place(0, n);
        return boards;
    }
};

// verdict: wrong-answer
// mistake: The search returns from inside its loop: the first free square of each row is tried,
//   and no other.
// find: Write down which squares of row 0 your program ever tries for n = 4.
#include <unordered_set>
using namespace std;

class Solution {
    unordered_set<int> cols, d1, d2;

    int solve(int row, int n) {
        if (row == n) return 1;
        for (int col = 0; col < n; col++) {
            if (cols.count(col) || d1.count(row - col) || d2.count(row + col)) continue;
            cols.insert(col);
            d1.insert(row - col);
            d2.insert(row + col);
            int found = solve(row + 1, n);
            cols.erase(col);
            d1.erase(row - col);
            d2.erase(row + col);
            return found;
        }
        return 0;
    }

  public:
    int totalNQueens(int n) { return solve(0, n); }
};

// verdict: runtime-error
// mistake: Flags with n entries for the rising diagonals, of which there are 2n − 1.
// find: For n = 3, write r + c into every square: what is the largest number, and how many entries
//   does that need?
#include <vector>
using namespace std;

class Solution {
    vector<char> column, falling, rising;

    int search(int row, int n) {
        if (row == n) return 1;
        int total = 0;
        for (int col = 0; col < n; ++col) {
            if (column[col]) continue;
            if (falling[row - col + n - 1]) continue;
            if (rising[row + col]) continue;
            column[col] = falling[row - col + n - 1] = rising[row + col] = true;
            total += search(row + 1, n);
            column[col] = falling[row - col + n - 1] = rising[row + col] = false;
        }
        return total;
    }

  public:
    int totalNQueens(int n) {
        column.resize(n);
        falling.resize(2 * n - 1);
        rising.resize(n);
        return search(0, n);
    }
};

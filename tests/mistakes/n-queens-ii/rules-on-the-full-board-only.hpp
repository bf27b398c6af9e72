// verdict: time-limit-exceeded
// mistake: The rules are looked at only when all n queens stand, so all nⁿ ways to put one queen
//   into each row are built.
// find: How many full boards begin with two queens in column 0, and how many of these do you build
//   for n = 9?
#include <cstdlib>
#include <vector>
using namespace std;

class Solution {
    vector<int> queens;
    int n;

    bool peaceful() {
        for (int a = 0; a < n; ++a)
            for (int b = a + 1; b < n; ++b)
                if (queens[a] == queens[b] || abs(queens[a] - queens[b]) == b - a) return false;
        return true;
    }

    int place(int row) {
        if (row == n) return peaceful();
        int total = 0;
        for (queens[row] = 0; queens[row] < n; ++queens[row])
            total += place(row + 1);
        return total;
    }

  public:
    int totalNQueens(int size) {
        n = size;
        queens.resize(n);
        return place(0);
    }
};

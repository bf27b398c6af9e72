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

    bool attacked(int row) {
        bool hit = false;
        for (int other = 0; other < n; ++other) {
            int away = abs(queens[other] - queens[row]);
            hit |= other != row && (away == 0 || away == abs(other - row));
        }
        return hit;
    }

    int place(int row) {
        if (row == n) {
            for (int r = 0; r < n; ++r)
                if (attacked(r)) return 0;
            return 1;
        }
        int total = 0;
        for (int col = 0; col < n; ++col) {
            queens[row] = col;
            total += place(row + 1);
        }
        return total;
    }

  public:
    int totalNQueens(int size) {
        n = size;
        queens.resize(n);
        return place(0);
    }
};

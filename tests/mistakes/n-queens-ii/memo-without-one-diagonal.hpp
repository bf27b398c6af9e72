// verdict: wrong-answer
// mistake: A cache whose key holds the columns and the falling diagonals and leaves the rising
//   ones out.
// find: The cache makes no difference up to n = 5, so switch it off for n = 6 and compare. Then
//   list everything that the answer for the rows below depends on.
#include <map>
#include <utility>
using namespace std;

class Solution {
    map<pair<int, int>, int> memo;
    int all;

    int count(int cols, int falling, int rising) {
        if (cols == all) return 1;
        pair<int, int> key = {cols, falling};
        if (memo.count(key)) return memo[key];
        int sum = 0;
        int free = all & ~(cols | falling | rising);
        while (free) {
            int queen = free & -free;
            free ^= queen;
            sum += count(cols | queen, (falling | queen) << 1 & all, (rising | queen) >> 1);
        }
        return memo[key] = sum;
    }

  public:
    int totalNQueens(int n) {
        all = (1 << n) - 1;
        return count(0, 0, 0);
    }
};

// shape: arrays sized exactly for n <= 9, behind old attempts in comments with code markers,
//   quotes and non-ASCII text
/*
 * @lc app=leetcode id=52 lang=cpp
 *
 * [52] N-Queens II   «N 皇后 II»   "queens don't share"   ♕​♛
 */
// @lc code=start
// class Solution {
// public:
//     int totalNQueens(int n) { return n == 1; } // attempt 1: wrong, it's 2 for n = 4
// };
/* attempt 2
class Solution {
    int totalNQueens(int n) { return "'\"...\\"[n]; }
};
#include "does/not/exist.h"
*/
#if 0
class Solution { int totalNQueens(int n) { isn't C++ at all }
#endif
class Solution {
    array<bool, 9> col{};
    array<bool, 17> down{}, up{};

public:
    int totalNQueens(int n, int r = 0) {
        if (r == n) return 1;
        int sum = 0;
        for (int c = 0; c < n; c++) {
            if (col[c] || down[r - c + 8] || up[r + c]) continue;
            col[c] = down[r - c + 8] = up[r + c] = true;
            sum += totalNQueens(n, r + 1);
            col[c] = down[r - c + 8] = up[r + c] = false;
        }
        return sum;
    }
};
// @lc code=end

// shape: old attempts in comments, with code markers, quotes, non-ASCII text and a zero-width space
// @lc app=leetcode.cn id=51 lang=cpp
// ```cpp
// class Solution { public: vector<vector<string>> solveNQueens(int n) { return {{"Q"}}; } };
// ```
/* attempt 1 — "works on my machine", wrong for n = 2 :(
class Solution {
public:
    int main() { exit(0); }
    vector<vector<string>> solveNQueens(int n) { return {}; } // don't
};
// 皇后问题：每一行放一个皇后​
*/
// @lc code=start
class Solution {
  public:
    // attempt 2: TLE? no: "accepted" … it's fine
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> все;
        vector<int> ферзи;
        иди(n, ферзи, все);
        return все;
    }

  private:
    void иди(int n, vector<int>& q, vector<vector<string>>& out) {
        int r = q.size();
        if (r == n) {
            vector<string> b;
            for (int c : q)
                b.push_back(string(c, '.') + "Q" + string(n - 1 - c, '.'));
            out.push_back(b);
            return;
        }
        for (int c = 0; c < n; c++) {
            // if (q[r] == c) continue;
            if (any_of(q.begin(), q.end(), [&, i = 0](int x) mutable {
                    int d = r - i++;
                    return x == c || x - c == d || c - x == d;
                }))
                continue;
            q.push_back(c);
            иди(n, q, out);
            q.pop_back();
        }
    }
};
// @lc code=end
/*
#include "Solution.hpp"
TEST(Required, Attempt3) { EXPECT_EQ("verdict", "accepted"); }
*/

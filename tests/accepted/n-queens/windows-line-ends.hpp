// shape: saved by an editor on Windows: a BOM, CRLF line ends, its own comment block
/*
 * @lc app=leetcode id=51 lang=cpp
 *
 * [51] N-Queens – “every board”, naïve first
 */

// @lc code=start
#include <set>
#include <string>
#include <vector>

using namespace std;

class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> out;
        vector<string> b(n, string(n, '.'));
        set<int> col, sum, dif;
        step(0, b, col, sum, dif, out);
        return out;
    }

  private:
    void step(int i, vector<string>& b, set<int>& col, set<int>& sum, set<int>& dif,
              vector<vector<string>>& out) {
        int n = b.size();
        if (i == n) {
            out.push_back(b);
            return;
        }
        for (int j = 0; j < n; j++) {
            if (col.count(j) || sum.count(i + j) || dif.count(i - j)) continue;
            col.insert(j);
            sum.insert(i + j);
            dif.insert(i - j);
            b[i][j] = 'Q';
            step(i + 1, b, col, sum, dif, out);
            b[i][j] = '.';
            col.erase(j);
            sum.erase(i + j);
            dif.erase(i - j);
        }
    }
};
// @lc code=end

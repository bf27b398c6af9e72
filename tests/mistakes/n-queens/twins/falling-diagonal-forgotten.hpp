// twin of: falling-diagonal-forgotten
// variant: bitmask
#include <string>
#include <vector>
using namespace std;

// Both diagonal masks move to the right, so one direction is kept twice and the other never.
class Solution {
    void go(int row, int n, int cols, int d1, int d2, vector<int>& at,
            vector<vector<string>>& out) {
        if (row == n) {
            vector<string> b(n, string(n, '.'));
            for (int i = 0; i < n; ++i)
                b[i][at[i]] = 'Q';
            out.push_back(b);
            return;
        }
        for (int c = 0; c < n; ++c) {
            int bit = 1 << c;
            if ((cols | d1 | d2) & bit) continue;
            at[row] = c;
            go(row + 1, n, cols | bit, (d1 | bit) >> 1, (d2 | bit) >> 1, at, out);
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> out;
        vector<int> at(n);
        go(0, n, 0, 0, 0, at, out);
        return out;
    }
};

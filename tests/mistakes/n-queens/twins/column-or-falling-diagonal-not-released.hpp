// twin of: column-or-falling-diagonal-not-released
// variant: bitmask
#include <string>
#include <vector>
using namespace std;

class Solution {
    int n, cols = 0;
    vector<int> at;
    vector<vector<string>> ans;

    // The diagonals are handed down by value, the columns are a member that is only added to.
    void rec(int r, int fall, int rise) {
        if (r == n) {
            vector<string> b(n, string(n, '.'));
            for (int i = 0; i < n; ++i)
                b[i][at[i]] = 'Q';
            ans.push_back(b);
            return;
        }
        for (int c = 0; c < n; ++c) {
            const int q = 1 << c;
            if ((cols | fall | rise) & q) continue;
            cols |= q;
            at[r] = c;
            rec(r + 1, (fall | q) << 1, (rise | q) >> 1);
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        this->n = n;
        at.resize(n);
        rec(0, 0, 0);
        return ans;
    }
};

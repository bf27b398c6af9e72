// shape: bits/stdc++.h and using namespace std; all permutations of the columns, filtered, bad
// beginnings skipped
#include <bits/stdc++.h>
using namespace std;

class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<int> col(n);
        iota(col.begin(), col.end(), 0);
        vector<vector<string>> ans;
        do {
            vector<char> sum(2 * n), diff(2 * n);
            int r = 0;
            while (r < n && !sum[r + col[r]] && !diff[r - col[r] + n]) {
                sum[r + col[r]] = diff[r - col[r] + n] = 1;
                ++r;
            }
            if (r < n) {
                // Every permutation that begins with these r + 1 columns clashes: on to the last
                // one.
                sort(col.begin() + r + 1, col.end(), greater<int>());
                continue;
            }
            vector<string> board;
            for (int c : col) {
                string row(n, '.');
                row[c] = 'Q';
                board.push_back(row);
            }
            ans.push_back(board);
        } while (next_permutation(col.begin(), col.end()));
        return ans;
    }
};

// verdict: wrong-answer
// mistake: A board without queens as the answer where there is none, in place of an empty
//   list.
// find: Look at what you return for n = 2 and count its queens.
#include <functional>
#include <set>
#include <string>
#include <vector>
using namespace std;

class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> result;
        vector<string> board(n, string(n, '.'));
        set<int> cols, diags, antis;
        function<void(int)> solve = [&](int r) {
            if (r == n) {
                result.push_back(board);
                return;
            }
            for (int c = 0; c < n; c++) {
                if (cols.count(c) || diags.count(r - c) || antis.count(r + c)) continue;
                cols.insert(c), diags.insert(r - c), antis.insert(r + c);
                board[r][c] = 'Q';
                solve(r + 1);
                board[r][c] = '.';
                cols.erase(c), diags.erase(r - c), antis.erase(r + c);
            }
        };
        solve(0);
        if (result.empty()) result.push_back(board);
        return result;
    }
};

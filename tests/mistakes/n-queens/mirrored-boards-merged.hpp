// verdict: wrong-answer
// mistake: A list without the boards that are a mirror image or a turn of one already in it,
//   where the statement counts each of them.
// find: n = 4 has two boards. What turns the first into the second?
#include <algorithm>
#include <set>
#include <string>
#include <vector>
using namespace std;

class Solution {
    set<vector<string>> seen;
    vector<vector<string>> ans;
    set<int> cols, d1, d2;

    vector<string> turned(const vector<string>& b) {
        int n = b.size();
        vector<string> t(n, string(n, '.'));
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                t[c][n - 1 - r] = b[r][c];
        return t;
    }

    void add(vector<string> b) {
        if (seen.count(b)) return;
        ans.push_back(b);
        for (int i = 0; i < 4; i++) {
            seen.insert(b);
            seen.insert(vector<string>(b.rbegin(), b.rend()));
            b = turned(b);
        }
    }

    void dfs(int r, vector<string>& b) {
        int n = b.size();
        if (r == n) return add(b);
        for (int c = 0; c < n; c++) {
            if (cols.count(c) || d1.count(r - c) || d2.count(r + c)) continue;
            cols.insert(c), d1.insert(r - c), d2.insert(r + c);
            b[r][c] = 'Q';
            dfs(r + 1, b);
            b[r][c] = '.';
            cols.erase(c), d1.erase(r - c), d2.erase(r + c);
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> b(n, string(n, '.'));
        dfs(0, b);
        return ans;
    }
};

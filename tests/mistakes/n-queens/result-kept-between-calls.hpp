// verdict: wrong-answer
// mistake: An answer list that lives outside the call, global or static, and is never
//   emptied: the boards of the last call come again in the next.
// find: Call it twice in one program, with n = 4 and then n = 1. What must be true of every
//   variable when a call begins?
#include <string>
#include <vector>
using namespace std;

vector<vector<string>> ans;

class Solution {
    bool safe(const vector<string>& g, int r, int c) {
        int n = g.size();
        for (int i = r - 1, k = 1; i >= 0; i--, k++) {
            if (g[i][c] == 'Q') return false;
            if (c - k >= 0 && g[i][c - k] == 'Q') return false;
            if (c + k < n && g[i][c + k] == 'Q') return false;
        }
        return true;
    }
    void dfs(vector<string>& g, int r) {
        int n = g.size();
        if (r == n) {
            ans.push_back(g);
            return;
        }
        for (int c = 0; c < n; c++)
            if (safe(g, r, c)) {
                g[r][c] = 'Q';
                dfs(g, r + 1);
                g[r][c] = '.';
            }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> g(n, string(n, '.'));
        dfs(g, 0);
        return ans;
    }
};

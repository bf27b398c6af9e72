// verdict: wrong-answer
// mistake: Boards whose empty squares are spaces where the statement asks for dots.
// find: Print one row of a board between two bars and compare it, character by character,
//   with the example.
#include <set>
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<string>> ans;
    set<int> c, p, m;
    void dfs(int r, int n, vector<string>& b) {
        if (r == n) {
            ans.push_back(b);
            return;
        }
        for (int i = 0; i < n; i++) {
            if (c.count(i) || p.count(r + i) || m.count(r - i)) continue;
            c.insert(i), p.insert(r + i), m.insert(r - i);
            string row(n, ' ');
            row[i] = 'Q';
            b.push_back(row);
            dfs(r + 1, n, b);
            b.pop_back();
            c.erase(i), p.erase(r + i), m.erase(r - i);
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> b;
        dfs(0, n, b);
        return ans;
    }
};

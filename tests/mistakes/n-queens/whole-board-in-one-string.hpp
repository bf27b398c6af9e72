// verdict: wrong-answer
// mistake: Boards that are one string with line breaks in it, where each row should be a
//   string of its own.
// find: How many elements does your first board for n = 4 have?
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<string>> ans;
    vector<int> q;

    void dfs(int n) {
        int r = q.size();
        if (r == n) {
            string s;
            for (int i = 0; i < n; i++) {
                if (i > 0) s += '\n';
                for (int j = 0; j < n; j++)
                    s += q[i] == j ? 'Q' : '.';
            }
            ans.push_back({s});
            return;
        }
        for (int c = 0; c < n; c++) {
            bool ok = true;
            for (int i = 0; i < r; i++)
                if (q[i] == c || q[i] - c == r - i || c - q[i] == r - i) ok = false;
            if (!ok) continue;
            q.push_back(c);
            dfs(n);
            q.pop_back();
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        dfs(n);
        return ans;
    }
};

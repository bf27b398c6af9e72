// verdict: wrong-answer
// mistake: The right number of boards, but every one of them is the first.
// find: Compare the two boards you return for n = 4 with each other. At which moment is a
//   board turned into strings, and from what?
class Solution {
    vector<vector<int>> sols;
    void dfs(vector<int>& q, int n) {
        int r = q.size();
        if (r == n) {
            sols.push_back(q);
            return;
        }
        for (int c = 0; c < n; c++) {
            bool ok = true;
            for (int i = 0; i < r && ok; i++)
                ok = q[i] != c && abs(q[i] - c) != r - i;
            if (!ok) continue;
            q.push_back(c);
            dfs(q, n);
            q.pop_back();
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<int> q;
        dfs(q, n);
        vector<vector<string>> ans;
        for (size_t k = 0; k < sols.size(); k++) {
            vector<string> b(n, string(n, '.'));
            for (int i = 0; i < n; i++)
                b[i][sols[0][i]] = 'Q';
            ans.push_back(b);
        }
        return ans;
    }
};

// verdict: wrong-answer
// mistake: A search that compares a new queen on the diagonals with the row above only, as a
//   king would attack, and lets queens further up see it.
// find: For n = 5 you return more than 10 boards. Pick one and follow each diagonal to the
//   edge, not for one step.
class Solution {
  public:
    vector<vector<string>> ans;
    vector<vector<string>> solveNQueens(int n) {
        vector<int> q;
        dfs(q, n);
        return ans;
    }
    bool ok(vector<int>& q, int c) {
        for (int x : q)
            if (x == c) return false;
        if (!q.empty() && abs(q.back() - c) == 1) return false;
        return true;
    }
    void dfs(vector<int>& q, int n) {
        if (q.size() == n) {
            vector<string> b(n, string(n, '.'));
            for (int i = 0; i < n; i++)
                b[i][q[i]] = 'Q';
            ans.push_back(b);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (!ok(q, c)) continue;
            q.push_back(c);
            dfs(q, n);
            q.pop_back();
        }
    }
};

// verdict: wrong-answer
// mistake: A list with one board that has no rows, [[]], where there is no board at all and
//   the list itself should be empty.
// find: Say aloud how many boards n = 2 has, then how many elements your list has.
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        vector<int> q;
        bt(n, q, ans);
        if (ans.empty()) return vector<vector<string>>(1);
        return ans;
    }
    void bt(int n, vector<int>& q, vector<vector<string>>& ans) {
        int r = q.size();
        if (r == n) {
            vector<string> b(n, string(n, '.'));
            for (int i = 0; i < n; ++i)
                b[i][q[i]] = 'Q';
            ans.push_back(b);
            return;
        }
        for (int c = 0; c < n; ++c) {
            bool ok = true;
            for (int i = 0; i < r; ++i)
                if (q[i] == c || abs(q[i] - c) == r - i) ok = false;
            if (!ok) continue;
            q.push_back(c);
            bt(n, q, ans);
            q.pop_back();
        }
    }
};

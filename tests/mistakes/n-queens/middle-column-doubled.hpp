// verdict: wrong-answer
// mistake: A search of half the first row that mirrors every board, the ones with the first
//   queen in the middle column of an odd board too, so these come twice.
// find: For n = 5, sort your boards and look at neighbours. Where is the first queen of those
//   that come twice?
class Solution {
    vector<vector<string>> ans;
    void dfs(int r, int n, vector<string>& b, vector<int>& c, vector<int>& d, vector<int>& e) {
        if (r == n) {
            ans.push_back(b);
            auto m = b;
            for (auto& s : m)
                reverse(s.begin(), s.end());
            ans.push_back(m);
            return;
        }
        int lim = r == 0 ? (n + 1) / 2 : n;
        for (int i = 0; i < lim; i++) {
            if (c[i] || d[r + i] || e[r - i + n]) continue;
            b[r][i] = 'Q';
            c[i] = d[r + i] = e[r - i + n] = 1;
            dfs(r + 1, n, b, c, d, e);
            c[i] = d[r + i] = e[r - i + n] = 0;
            b[r][i] = '.';
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        if (n == 1) return {{"Q"}};
        vector<string> b(n, string(n, '.'));
        vector<int> c(n), d(2 * n), e(2 * n);
        dfs(0, n, b, c, d, e);
        return ans;
    }
};

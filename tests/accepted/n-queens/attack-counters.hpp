// shape: counts how many queens look at each square; a Solution2 beside it that is never called
class Solution {
    vector<vector<int>> a;
    void add(int n, int r, int c, int v) {
        for (int i = r + 1; i < n; i++)
            for (int j : {c, c - (i - r), c + (i - r)})
                if (j >= 0 && j < n) a[i][j] += v;
    }
    void go(int n, int r, vector<string>& b, vector<vector<string>>& ans) {
        if (r == n) {
            ans.push_back(b);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (a[r][c]) continue;
            add(n, r, c, 1);
            b[r][c] = 'Q';
            go(n, r + 1, b, ans);
            b[r][c] = '.';
            add(n, r, c, -1);
        }
    }

  public:
    auto solveNQueens(int n) -> vector<vector<string>> {
        a.assign(n, vector<int>(n, 0));
        vector<vector<string>> ans;
        vector<string> b(n, string(n, '.'));
        go(n, 0, b, ans);
        return ans;
    }
};

class Solution2 {
  public:
    vector<vector<string>> solveNQueens(int n) { return {vector<string>(n, string(n, 'Q'))}; }
};

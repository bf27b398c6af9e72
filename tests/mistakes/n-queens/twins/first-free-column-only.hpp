// twin of: first-free-column-only
// variant: set
class Solution {
    set<int> col, d, e;
    vector<vector<string>> ans;
    void dfs(vector<string>& b, int r) {
        int n = b.size();
        if (r == n) {
            ans.push_back(b);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (col.count(c) || d.count(r - c) || e.count(r + c)) continue;
            col.insert(c);
            d.insert(r - c);
            e.insert(r + c);
            b[r][c] = 'Q';
            return dfs(b, r + 1);
        }
    }

public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> b(n, string(n, '.'));
        dfs(b, 0);
        return ans;
    }
};

// twin of: column-forgotten
// variant: bitmask
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        vector<string> path;
        dfs(n, 0, 0, path, ans);
        return ans;
    }
    void dfs(int n, int ld, int rd, vector<string>& path, vector<vector<string>>& ans) {
        if (path.size() == n) {
            ans.push_back(path);
            return;
        }
        int avail = ((1 << n) - 1) & ~(ld | rd);
        while (avail) {
            int p = avail & -avail;
            avail -= p;
            string s(n, '.');
            s[__builtin_ctz(p)] = 'Q';
            path.push_back(s);
            dfs(n, (ld | p) << 1, (rd | p) >> 1, path, ans);
            path.pop_back();
        }
    }
};

// twin of: rules-checked-on-full-boards
// variant: set
// Counts through all n-digit numbers in base n, digit r being the column of the queen in row r.
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        long long total = 1;
        for (int i = 0; i < n; i++)
            total *= n;
        for (long long code = 0; code < total; code++) {
            set<int> c, f, g;
            long long rest = code;
            bool ok = true;
            for (int r = 0; r < n && ok; r++, rest /= n) {
                int x = rest % n;
                ok = c.insert(x).second && f.insert(r - x).second && g.insert(r + x).second;
            }
            if (!ok) continue;
            vector<string> b(n, string(n, '.'));
            rest = code;
            for (int r = 0; r < n; r++, rest /= n)
                b[r][rest % n] = 'Q';
            ans.push_back(b);
        }
        return ans;
    }
};

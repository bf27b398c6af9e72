// shape: string keys such as "d3" in one unordered_set
class Solution {
    unordered_set<string> seen;

    bool place(int r, int c) {
        vector<string> keys = {"c" + to_string(c), "d" + to_string(r - c), "a" + to_string(r + c)};
        for (auto& k : keys)
            if (seen.count(k)) return false;
        for (auto& k : keys)
            seen.insert(k);
        return true;
    }
    void lift(int r, int c) {
        seen.erase("c" + to_string(c));
        seen.erase("d" + to_string(r - c));
        seen.erase("a" + to_string(r + c));
    }
    void dfs(int r, vector<string>& b, vector<vector<string>>& ans) {
        if (r == int(b.size())) return ans.push_back(b);
        for (int c = 0; c < int(b.size()); c++) {
            if (!place(r, c)) continue;
            b[r][c] = 'Q';
            dfs(r + 1, b, ans);
            b[r][c] = '.';
            lift(r, c);
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        vector<string> b(n, string(n, '.'));
        dfs(0, b, ans);
        return ans;
    }
};

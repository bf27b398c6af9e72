// twin of: board-printed-at-every-comparison
// variant: set
class Solution {
    set<int> cols, diag, anti;
    vector<vector<string>> ans;
    ostringstream trace;

    void debug(vector<string>& b, int r, int c) {
        trace << "trying row " << r << " column " << c << '\n';
        for (auto& s : b)
            trace << "    " << s << '\n';
        for (set<int>* s : {&cols, &diag, &anti}) {
            trace << "    taken:";
            for (int x : *s)
                trace << setw(6) << x;
            trace << '\n';
        }
    }
    void dfs(int r, vector<string>& b) {
        int n = b.size();
        if (r == n) {
            ans.push_back(b);
            return;
        }
        for (int c = 0; c < n; c++) {
            debug(b, r, c);
            if (cols.count(c) || diag.count(r - c) || anti.count(r + c)) continue;
            cols.insert(c), diag.insert(r - c), anti.insert(r + c);
            b[r][c] = 'Q';
            debug(b, r, c);
            dfs(r + 1, b);
            b[r][c] = '.';
            cols.erase(c), diag.erase(r - c), anti.erase(r + c);
        }
        cout << trace.str() << flush;
        trace.str("");
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> b(n, string(n, '.'));
        dfs(0, b);
        return ans;
    }
};

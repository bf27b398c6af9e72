// verdict: memory-limit-exceeded
// mistake: A list of all ways to put one queen into each row, made in full before the first
//   of them is checked: 16,777,216 of them for n = 8.
// find: How many entries does your list have for n = 4, 5, 6 and 7? Which of them could have
//   been dropped after two rows?
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<int>> all = {{}};
        for (int r = 0; r < n; r++) {
            vector<vector<int>> next;
            for (auto& p : all)
                for (int c = 0; c < n; c++) {
                    next.push_back(p);
                    next.back().push_back(c);
                }
            all = next;
        }
        vector<vector<string>> ans;
        for (auto& p : all) {
            set<int> cols, diag, anti;
            vector<string> b;
            for (int r = 0; r < n; r++) {
                cols.insert(p[r]), diag.insert(r - p[r]), anti.insert(r + p[r]);
                b.push_back(string(p[r], '.') + "Q" + string(n - p[r] - 1, '.'));
            }
            if ((int)cols.size() == n && (int)diag.size() == n && (int)anti.size() == n)
                ans.push_back(b);
        }
        return ans;
    }
};

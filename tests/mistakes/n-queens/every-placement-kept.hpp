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
            all.swap(next);
        }
        vector<vector<string>> ans;
        for (auto& p : all) {
            if (!peaceful(p)) continue;
            vector<string> b;
            for (int c : p)
                b.push_back(string(c, '.') + "Q" + string(n - c - 1, '.'));
            ans.push_back(b);
        }
        return ans;
    }
    bool peaceful(vector<int>& p) {
        int n = p.size();
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++)
                if (p[i] == p[j] || abs(p[i] - p[j]) == j - i) return false;
        return true;
    }
};

// twin of: rising-diagonal-forgotten
// variant: other
// All permutations of the columns, filtered by differences without a sign taken off.
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<int> p(n);
        iota(p.begin(), p.end(), 0);
        vector<vector<string>> ans;
        do {
            bool ok = true;
            for (int i = 0; i < n; i++)
                for (int j = i + 1; j < n; j++)
                    if (p[j] - p[i] == j - i) ok = false;
            if (!ok) continue;
            vector<string> b;
            for (int c : p) {
                string s(n, '.');
                s[c] = 'Q';
                b.push_back(s);
            }
            ans.push_back(b);
        } while (next_permutation(p.begin(), p.end()));
        return ans;
    }
};

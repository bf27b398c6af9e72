// twin of: spaces-for-dots
// variant: array
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        vector<int> p(n);
        for (int i = 0; i < n; i++)
            p[i] = i;
        do {
            vector<int> up(2 * n), down(2 * n);
            bool ok = true;
            for (int r = 0; r < n; r++)
                if (up[r + p[r]]++ || down[r - p[r] + n]++) ok = false;
            if (!ok) continue;
            vector<string> b;
            for (int c : p)
                b.push_back(string(c, ' ') + "Q" + string(n - c - 1, ' '));
            ans.push_back(b);
        } while (next_permutation(p.begin(), p.end()));
        return ans;
    }
};

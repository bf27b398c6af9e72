// twin of: middle-column-skipped
// variant: array
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> sols;
        if (n == 1) {
            sols.push_back({"Q"});
            return sols;
        }
        vector<int> q(n, -1);
        for (q[0] = 0; 2 * q[0] + 1 < n; q[0]++)
            rec(q, 1, sols);
        return sols;
    }
    string line(int c, int n) {
        string s(n, '.');
        s[c] = 'Q';
        return s;
    }
    void rec(vector<int>& q, int r, vector<vector<string>>& sols) {
        int n = q.size();
        if (r == n) {
            vector<string> a, b;
            for (int c : q)
                a.push_back(line(c, n)), b.push_back(line(n - 1 - c, n));
            sols.push_back(a);
            sols.push_back(b);
            return;
        }
        for (int c = 0; c < n; c++) {
            int i = 0;
            while (i < r && q[i] != c && abs(q[i] - c) != r - i)
                i++;
            if (i < r) continue;
            q[r] = c;
            rec(q, r + 1, sols);
        }
    }
};

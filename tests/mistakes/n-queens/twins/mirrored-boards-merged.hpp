// twin of: mirrored-boards-merged
// variant: bitmask
// Keeps a board only when no mirror image or turn of it comes earlier in the order of its columns.
class Solution {
    static bool first(const vector<int>& q) {
        int n = q.size();
        vector<int> x = q;
        for (int k = 0; k < 8; k++) {
            vector<int> y(n);
            if (k % 2 == 0)
                for (int r = 0; r < n; r++)
                    y[r] = n - 1 - x[r];
            else
                for (int r = 0; r < n; r++)
                    y[x[r]] = r;
            x = y;
            if (x < q) return false;
        }
        return true;
    }
    void rec(int n, vector<int>& q, int c, int f, int g, vector<vector<string>>& out) {
        if (c == (1 << n) - 1) {
            if (!first(q)) return;
            vector<string> b(n, string(n, '.'));
            for (int r = 0; r < n; r++)
                b[r][q[r]] = 'Q';
            out.push_back(b);
            return;
        }
        for (int i = 0; i < n; i++) {
            if ((c | f | g) >> i & 1) continue;
            q.push_back(i);
            rec(n, q, c | 1 << i, (f | 1 << i) << 1, (g | 1 << i) >> 1, out);
            q.pop_back();
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> out;
        vector<int> q;
        rec(n, q, 0, 0, 0, out);
        return out;
    }
};

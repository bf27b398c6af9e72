// twin of: result-kept-between-calls
// variant: bitmask
class Solution {
    static inline vector<vector<string>> found;

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> b(n, string(n, '.'));
        rec(b, 0, 0u, 0u, 0u);
        return found;
    }
    static void rec(vector<string>& b, int r, unsigned c, unsigned x, unsigned y) {
        if (r == (int)b.size()) {
            found.push_back(b);
            return;
        }
        for (int i = 0; i < (int)b.size(); ++i) {
            unsigned m = 1u << i;
            if (m & (c | x | y)) continue;
            b[r][i] = 'Q';
            rec(b, r + 1, c | m, (x | m) << 1, (y | m) >> 1);
            b[r][i] = '.';
        }
    }
};

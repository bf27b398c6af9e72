// twin of: mirror-images-left-out
// variant: bitmask
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> out;
        vector<string> rows;
        unsigned half = (1u << ((n + 1) / 2)) - 1;
        go(n, half, 0, 0, 0, rows, out);
        return out;
    }
    void go(int n, unsigned allowed, unsigned c, unsigned f, unsigned g, vector<string>& rows,
            vector<vector<string>>& out) {
        if (rows.size() == n) {
            out.push_back(rows);
            return;
        }
        unsigned open = allowed & ~(c | f | g);
        while (open) {
            unsigned q = open & -open;
            open -= q;
            rows.push_back(string(n, '.'));
            rows.back()[__builtin_ctz(q)] = 'Q';
            go(n, (1u << n) - 1, c | q, (f | q) << 1, (g | q) >> 1, rows, out);
            rows.pop_back();
        }
    }
};

// twin of: whole-board-in-one-string
// variant: bitmask
class Solution {
    vector<vector<string>> out;

    void rec(int n, int r, int c, int f, int g, string text) {
        if (r == n) {
            text.pop_back();
            out.push_back(vector<string>(1, text));
            return;
        }
        for (int free = ((1 << n) - 1) & ~(c | f | g); free; free &= free - 1) {
            int q = free & -free;
            string row(n, '.');
            row[__builtin_ctz(q)] = 'Q';
            rec(n, r + 1, c | q, (f | q) << 1, (g | q) >> 1, text + row + "\n");
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        rec(n, 0, 0, 0, 0, "");
        return out;
    }
};

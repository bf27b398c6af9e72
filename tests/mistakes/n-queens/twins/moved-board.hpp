// twin of: moved-board
// variant: bitmask
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        vector<string> rows;
        function<void(int, int, int)> f = [&](int c, int l, int r) {
            if (c == (1 << n) - 1) {
                ans.emplace_back();
                ans.back().swap(rows);
                return;
            }
            for (int a = ~(c | l | r) & ((1 << n) - 1); a; a &= a - 1) {
                int b = a & -a;
                string s(n, '.');
                s[__builtin_ctz(b)] = 'Q';
                rows.push_back(s);
                f(c | b, (l | b) << 1, (r | b) >> 1);
                rows.pop_back();
            }
        };
        f(0, 0, 0);
        return ans;
    }
};

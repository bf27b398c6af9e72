// twin of: counter-not-initialised
// variant: bitmask
class Solution {
  public:
    int totalNQueens(int n) {
        int res, all = (1 << n) - 1;
        function<void(int, int, int)> dfs = [&](int cols, int l, int r) {
            if (cols == all) res++;
            for (int s = all & ~(cols | l | r); s; s &= s - 1) {
                int b = s & -s;
                dfs(cols | b, (l | b) << 1, (r | b) >> 1);
            }
        };
        dfs(0, 0, 0);
        return res;
    }
};

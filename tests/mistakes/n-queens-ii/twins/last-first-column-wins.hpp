// twin of: last-first-column-wins
// variant: bitmask
class Solution {
    int all;

    int dfs(int cols, int l, int r) {
        if (cols == all) return 1;
        int sum = 0;
        for (int s = all & ~(cols | l | r); s; s &= s - 1) {
            int b = s & -s;
            sum += dfs(cols | b, (l | b) << 1, (r | b) >> 1);
        }
        return sum;
    }

  public:
    int totalNQueens(int n) {
        all = (1 << n) - 1;
        int res = 0;
        for (int b = 1; b <= all; b <<= 1)
            res = dfs(b, b << 1, b >> 1);
        return res;
    }
};

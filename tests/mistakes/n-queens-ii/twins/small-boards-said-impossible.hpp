// twin of: small-boards-said-impossible
// variant: bitmask
class Solution {
    int solve(int full, int c, int l, int r) {
        if (c == full) return 1;
        int res = 0;
        for (int s = full & ~(c | l | r); s; s &= s - 1) {
            int q = s & -s;
            res += solve(full, c | q, (l | q) << 1, (r | q) >> 1);
        }
        return res;
    }

  public:
    int totalNQueens(int n) { return n <= 3 ? 0 : solve((1 << n) - 1, 0, 0, 0); }
};

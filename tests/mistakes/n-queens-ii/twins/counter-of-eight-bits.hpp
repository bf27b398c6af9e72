// twin of: counter-of-eight-bits
// variant: bitmask
class Solution {
    uint8_t solve(int all, int cols, int l, int r) {
        if (cols == all) return 1;
        uint8_t ways = 0;
        for (int open = all & ~(cols | l | r); open; open &= open - 1) {
            int q = open & -open;
            ways += solve(all, cols | q, (l | q) << 1, (r | q) >> 1);
        }
        return ways;
    }

  public:
    int totalNQueens(int n) { return solve((1 << n) - 1, 0, 0, 0); }
};

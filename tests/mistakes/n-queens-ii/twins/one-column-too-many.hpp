// twin of: one-column-too-many
// variant: bitmask
class Solution {
  public:
    int totalNQueens(int n) { return rec(0, n, 0, 0, 0); }

    int rec(int r, int n, int a, int b, int c) {
        if (r == n) return 1;
        int ret = 0;
        int open = ((2 << n) - 1) & ~(a | b | c);
        while (open != 0) {
            int low = open & -open;
            open -= low;
            ret += rec(r + 1, n, a | low, (b | low) << 1, (c | low) >> 1);
        }
        return ret;
    }
};

// twin of: rules-on-the-full-board-only
// variant: bitmask
class Solution {
  public:
    int totalNQueens(int n) {
        long long boards = 1;
        for (int i = 0; i < n; i++)
            boards *= n;
        int ans = 0;
        for (long long b = 0; b < boards; b++) {
            unsigned cols = 0, falling = 0, rising = 0, twice = 0;
            long long rest = b;
            for (int r = 0; r < n; r++) {
                int c = rest % n;
                rest /= n;
                unsigned x = 1u << c, y = 1u << (r - c + n), z = 1u << (r + c);
                twice |= (cols & x) | (falling & y) | (rising & z);
                cols |= x, falling |= y, rising |= z;
            }
            if (!twice) ans++;
        }
        return ans;
    }
};

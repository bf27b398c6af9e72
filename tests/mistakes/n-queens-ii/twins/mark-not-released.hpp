// twin of: mark-not-released
// variant: bitmask
class Solution {
    int n;
    unsigned cols = 0, falling = 0, rising = 0;

    int dfs(int r) {
        if (r == n) return 1;
        int res = 0;
        for (int c = 0; c < n; ++c) {
            const unsigned a = 1u << c, b = 1u << (r - c + n), d = 1u << (r + c);
            if (cols & a || falling & b || rising & d) continue;
            cols |= a;
            falling |= b;
            rising |= d;
            res += dfs(r + 1);
            falling &= ~b;
            rising &= ~d;
        }
        return res;
    }

  public:
    int totalNQueens(int n) {
        this->n = n;
        return dfs(0);
    }
};

// twin of: last-queen-only
// variant: bitmask
class Solution {
    int go(int left, unsigned all, unsigned above) {
        if (left == 0) return 1;
        int ways = 0;
        unsigned open = all & ~(above | above << 1 | above >> 1);
        for (; open; open &= open - 1)
            ways += go(left - 1, all, open & -open);
        return ways;
    }

  public:
    int totalNQueens(int n) { return go(n, (1u << n) - 1, 0); }
};

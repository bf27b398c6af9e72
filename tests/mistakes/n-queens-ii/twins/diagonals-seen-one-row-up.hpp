// twin of: diagonals-seen-one-row-up
// variant: bitmask
class Solution {
  public:
    int totalNQueens(int n) {
        int all = (1 << n) - 1;
        function<int(int, int)> rec = [&](int used, int last) {
            if (used == all) return 1;
            int sum = 0;
            // the last queen blocks her own column's neighbours
            int open = all & ~(used | last << 1 | last >> 1);
            for (int i = 0; i < n; i++)
                if (open >> i & 1) sum += rec(used | 1 << i, 1 << i);
            return sum;
        };
        return rec(0, 0);
    }
};

// twin of: one-row-too-few
// variant: bitmask
class Solution {
    int place(int rows, unsigned all, unsigned c, unsigned f, unsigned r) {
        if (rows == 0) return 1;
        int sum = 0;
        for (unsigned open = all & ~(c | f | r); open; open &= open - 1) {
            unsigned q = open & -open;
            sum += place(rows - 1, all, c | q, (f | q) << 1, (r | q) >> 1);
        }
        return sum;
    }

  public:
    int totalNQueens(int n) {
        int last = n - 1; // rows 0 to n - 1
        return place(last, (1u << n) - 1, 0, 0, 0);
    }
};

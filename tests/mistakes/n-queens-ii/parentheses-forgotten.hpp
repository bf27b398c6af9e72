// verdict: wrong-answer
// mistake: The not covers the columns alone, for want of a pair of parentheses, so that attacked
//   squares are taken for free ones.
// find: For n = 2 and a queen in column 0, work out the mask of free squares in row 1 one operator
//   at a time.
class Solution {
    int solve(int row, int n, int cols, int left, int right) {
        if (row == n) return 1;
        int full = (1 << n) - 1, sum = 0;
        int open = full & (~cols | left | right);
        while (open) {
            int bit = open & -open;
            open ^= bit;
            sum += solve(row + 1, n, cols | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return sum;
    }

  public:
    int totalNQueens(int n) { return solve(0, n, 0, 0, 0); }
};

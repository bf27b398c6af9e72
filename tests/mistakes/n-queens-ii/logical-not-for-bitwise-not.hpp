// verdict: wrong-answer
// mistake: A logical not where the bits should be turned over, so that once one queen stands no
//   square is free.
// find: Print what your not makes of the mask 0, and what it makes of the mask 0110.
class Solution {
    int solve(int full, int col, int l, int r) {
        if (col == full) return 1;
        int sum = 0;
        int open = !(col | l | r) & full;
        while (open) {
            int bit = open & -open;
            open ^= bit;
            sum += solve(full, col | bit, (l | bit) << 1, (r | bit) >> 1);
        }
        return sum;
    }

  public:
    int totalNQueens(int n) { return solve((1 << n) - 1, 0, 0, 0); }
};

// verdict: wrong-answer
// mistake: The free squares are not cut to the n columns of the board, so queens are placed beside
//   it.
// find: For n = 1, print the mask of free squares in binary.
class Solution {
  public:
    int totalNQueens(int n) { return solve(n, 0, 0, 0, 0); }

  private:
    int solve(int n, int row, unsigned cols, unsigned d1, unsigned d2) {
        if (row == n) return 1;
        int total = 0;
        unsigned free = ~(cols | d1 | d2);
        while (free) {
            unsigned bit = free & -free;
            total += solve(n, row + 1, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
            free &= free - 1;
        }
        return total;
    }
};

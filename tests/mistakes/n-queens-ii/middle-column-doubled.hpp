// verdict: wrong-answer
// mistake: Half of the first row is searched and everything doubled, the middle column of an odd
//   board with it.
// find: For n = 5, write down how many boards begin in each of the five columns, and which of
//   these numbers you count twice.
class Solution {
    int go(int all, int cols, int left, int right) {
        if (cols == all) return 1;
        int ways = 0;
        for (int open = all & ~(cols | left | right); open; open &= open - 1) {
            int bit = open & -open;
            ways += go(all, cols | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return ways;
    }

  public:
    int totalNQueens(int n) {
        if (n == 1) return 1;
        int all = (1 << n) - 1, half = 0;
        for (int c = 0; c < (n + 1) / 2; ++c) {
            int bit = 1 << c;
            half += go(all, bit, bit << 1, bit >> 1);
        }
        return half * 2; // mirror images
    }
};

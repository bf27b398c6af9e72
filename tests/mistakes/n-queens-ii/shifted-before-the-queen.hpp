// verdict: wrong-answer
// mistake: The diagonal masks are shifted first and the new queen added afterwards, so her
//   diagonals arrive one row late.
// find: For n = 2, put the queen of row 0 into column 0 and write down both diagonal masks as row
//   1 sees them.
class Solution {
    int count = 0;

    void place(int all, int cols, int left, int right) {
        if (cols == all) {
            count++;
            return;
        }
        int open = all & ~(cols | left | right);
        while (open) {
            int bit = open & -open;
            open ^= bit;
            place(all, cols | bit, left << 1 | bit, right >> 1 | bit);
        }
    }

  public:
    int totalNQueens(int n) {
        place((1 << n) - 1, 0, 0, 0);
        return count;
    }
};

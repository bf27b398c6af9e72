// verdict: wrong-answer
// mistake: A row without a free square counts as a finished board.
// find: For n = 2, name the row in which your search is when it counts.
class Solution {
    int place(unsigned all, unsigned cols, unsigned falling, unsigned rising) {
        unsigned free = all & ~(cols | falling | rising);
        if (free == 0) return 1;
        int boards = 0;
        while (free) {
            unsigned bit = free & -free;
            free -= bit;
            boards += place(all, cols | bit, (falling | bit) << 1, (rising | bit) >> 1);
        }
        return boards;
    }

  public:
    int totalNQueens(int n) { return place((1u << n) - 1, 0, 0, 0); }
};

// N-Queens II with bitmasks: bit c of each mask says that this group closes column c of this row.

class Solution {
  public:
    int totalNQueens(int n) { return boardsFrom((1U << n) - 1, 0, 0, 0); }

  private:
    // In how many ways the rows that are left can be filled, given the queens above them.
    int boardsFrom(unsigned all, unsigned columns, unsigned falling, unsigned rising) {
        if (columns == all) return 1; // A queen in every column, so one in every row.
        int boards = 0;
        unsigned free = all & ~(columns | falling | rising);
        while (free) {
            const unsigned queen = free & -free;
            free ^= queen;
            boards +=
                boardsFrom(all, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
        }
        return boards;
    }
};

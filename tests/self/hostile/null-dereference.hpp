// verdict: runtime-error
// says: SIGSEGV
// others: still run

int* volatile nowhere = nullptr;

class Solution {
  public:
    int totalNQueens(int n) {
        if (n == 6) misbehave();
        return count((1 << n) - 1, 0, 0, 0);
    }

  private:
    void misbehave() { *nowhere = 1; }

    int count(int all, int columns, int falling, int rising) {
        if (columns == all) return 1;
        int boards = 0;
        for (int free = all & ~(columns | falling | rising); free != 0; free &= free - 1) {
            const int queen = free & -free;
            boards += count(all, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
        }
        return boards;
    }
};

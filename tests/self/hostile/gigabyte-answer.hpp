// verdict: output-limit-exceeded
// says: one answer
// others: still run
#include <string>
#include <unistd.h>

class Solution {
  public:
    int totalNQueens(int n) {
        if (n == 6) misbehave();
        return count((1 << n) - 1, 0, 0, 0);
    }

  private:
    void misbehave() {
        const std::string block(1 << 20, '[');
        for (int i = 0; i < 1024; ++i)
            for (std::size_t sent = 0; sent < block.size();) {
                const auto count = write(3, block.data() + sent, block.size() - sent);
                if (count <= 0) return;
                sent += static_cast<std::size_t>(count);
            }
    }

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

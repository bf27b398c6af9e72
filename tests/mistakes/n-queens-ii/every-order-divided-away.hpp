// verdict: time-limit-exceeded
// mistake: The queens are placed in every possible order and the count is divided by n! at the
//   end, which is right and takes n! times as long.
// find: For n = 8, how many times do you complete the same board, and what would stop you from
//   putting the queen of row 5 down before that of row 0?
#include <vector>

class Solution {
  public:
    int totalNQueens(int n) {
        rows.resize(n);
        cols.resize(n);
        falling.resize(2 * n);
        rising.resize(2 * n);
        long long orders = 1;
        for (int k = 2; k <= n; ++k)
            orders *= k;
        return static_cast<int>(place(n, n) / orders);
    }

  private:
    std::vector<int> rows, cols, falling, rising;

    long long place(int left, int n) {
        if (left == 0) return 1;
        long long total = 0;
        for (int square = 0; square < n * n; ++square) {
            const int r = square / n, c = square % n;
            if (rows[r] || cols[c] || falling[r - c + n] || rising[r + c]) continue;
            rows[r] = cols[c] = falling[r - c + n] = rising[r + c] = 1;
            total += place(left - 1, n);
            rows[r] = cols[c] = falling[r - c + n] = rising[r + c] = 0;
        }
        return total;
    }
};

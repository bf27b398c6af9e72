// verdict: time-limit-exceeded
// mistake: The queens are placed in every possible order and the count is divided by n! at the
//   end, which is right and takes n! times as long.
// find: For n = 8, how many times do you complete the same board, and what would stop you from
//   putting the queen of row 5 down before that of row 0?
#include <set>

class Solution {
  public:
    int totalNQueens(int n) {
        long long orders = 1;
        for (int k = 2; k <= n; ++k)
            orders *= k;
        return static_cast<int>(place(n, n) / orders);
    }

  private:
    std::set<int> rows, cols, falling, rising;

    long long place(int left, int n) {
        if (left == 0) return 1;
        long long total = 0;
        for (int r = 0; r < n; ++r) {
            if (rows.count(r)) continue;
            for (int c = 0; c < n; ++c) {
                if (cols.count(c) || falling.count(r - c) || rising.count(r + c)) continue;
                rows.insert(r);
                cols.insert(c);
                falling.insert(r - c);
                rising.insert(r + c);
                total += place(left - 1, n);
                rows.erase(r);
                cols.erase(c);
                falling.erase(r - c);
                rising.erase(r + c);
            }
        }
        return total;
    }
};

// twin of: full-row-mask-is-one-bit
// variant: other
class Solution {
  public:
    int totalNQueens(int n) {
        long full = 1L << n;
        int count = 0;
        vector<array<long, 3>> todo{{0, 0, 0}};
        while (!todo.empty()) {
            auto [cols, left, right] = todo.back();
            todo.pop_back();
            if (cols == full) {
                ++count;
                continue;
            }
            for (long open = full & ~(cols | left | right); open; open &= open - 1) {
                long q = open & -open;
                todo.push_back({cols | q, (left | q) << 1, (right | q) >> 1});
            }
        }
        return count;
    }
};

// verdict: wrong-answer
// mistake: A static that is given n in the first call and keeps it, so that every later call
//   answers for the first board.
// find: Call your function with n = 4 and then with n = 1 in one program, and print the size that
//   each call works with.
class Solution {
  public:
    int totalNQueens(int n) {
        static const int full = (1 << n) - 1;
        int count = 0;
        auto dfs = [&](auto&& self, int cols, int l, int r) -> void {
            if (cols == full) {
                count++;
                return;
            }
            for (int s = full & ~(cols | l | r); s; s &= s - 1) {
                int bit = s & -s;
                self(self, cols | bit, (l | bit) << 1, (r | bit) >> 1);
            }
        };
        dfs(dfs, 0, 0, 0);
        return count;
    }
};

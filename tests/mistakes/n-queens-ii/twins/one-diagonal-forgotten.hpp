// twin of: one-diagonal-forgotten
// variant: bitmask
class Solution {
  public:
    int totalNQueens(int n) {
        total = 0;
        full = (1u << n) - 1;
        dfs(0, 0);
        return total;
    }

  private:
    int total;
    unsigned full;

    void dfs(unsigned cols, unsigned anti) {
        if (cols == full) {
            ++total;
            return;
        }
        unsigned avail = full & ~(cols | anti);
        while (avail) {
            unsigned pick = avail & -avail;
            avail ^= pick;
            dfs(cols | pick, (anti | pick) >> 1);
        }
    }
};

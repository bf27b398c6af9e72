// twin of: first-board-only
// variant: bitmask
class Solution {
    bool done = false;
    int cnt = 0;

    void dfs(int full, int cols, int l, int r) {
        if (cols == full) {
            cnt++;
            done = true;
        }
        int open = full & ~(cols | l | r);
        while (open && !done) {
            int p = open & -open;
            open &= open - 1;
            dfs(full, cols | p, (l | p) << 1, (r | p) >> 1);
        }
    }

  public:
    int totalNQueens(int n) {
        dfs((1 << n) - 1, 0, 0, 0);
        return cnt;
    }
};

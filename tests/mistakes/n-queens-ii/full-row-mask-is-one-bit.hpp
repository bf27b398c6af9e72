// verdict: wrong-answer
// mistake: The mask of a full row is 1 << n, one bit beside the board, where n bits are needed.
// find: Write the mask of a full row for n = 2 in binary and count its ones.
class Solution {
    int FULL;

    int dfs(int cols, int ld, int rd) {
        if (cols == FULL) return 1;
        int res = 0;
        int avail = FULL & ~(cols | ld | rd);
        while (avail) {
            int p = avail & -avail;
            avail -= p;
            res += dfs(cols | p, (ld | p) << 1, (rd | p) >> 1);
        }
        return res;
    }

  public:
    int totalNQueens(int n) {
        FULL = 1 << n;
        return dfs(0, 0, 0);
    }
};

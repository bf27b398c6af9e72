// verdict: wrong-answer
// mistake: The answer is 1 for every n, as when the mask of a full row is 1 << n, one bit beside
//   the board, or when the end of the search is reached at once.
// find: With masks, write that of a full row for n = 2 in binary. Else print r where you count.
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

// verdict: wrong-answer
// mistake: A new queen is compared with the queen placed last, in the row above, and with none of
//   the earlier ones.
// find: For n = 3, try columns 0, 2, 0 from top to bottom, and say which comparison should refuse
//   the third queen.
class Solution {
    int cnt = 0;

    void dfs(int row, int n, int prev) {
        if (row == n) {
            cnt++;
            return;
        }
        for (int col = 0; col < n; col++) {
            if (row > 0 && (col == prev || abs(col - prev) == 1)) continue;
            dfs(row + 1, n, col);
        }
    }

  public:
    int totalNQueens(int n) {
        dfs(0, n, 0);
        return cnt;
    }
};

// verdict: wrong-answer
// mistake: The falling diagonal is named by the absolute value of r − c, so two different
//   diagonals share one name.
// find: Write |r − c| into every square of a 4 × 4 board, and look at (1, 0) and (0, 1): does a
//   queen on one attack the other along a falling diagonal?
class Solution {
  public:
    int totalNQueens(int n) {
        vector<char> col(n), diff(n), sum(2 * n - 1);
        return go(0, n, col, diff, sum);
    }

    int go(int r, int n, vector<char>& col, vector<char>& diff, vector<char>& sum) {
        if (r == n) return 1;
        int res = 0;
        for (int c = 0; c < n; ++c) {
            if (col[c] || diff[abs(r - c)] || sum[r + c]) continue;
            col[c] = diff[abs(r - c)] = sum[r + c] = 1;
            res += go(r + 1, n, col, diff, sum);
            col[c] = diff[abs(r - c)] = sum[r + c] = 0;
        }
        return res;
    }
};

// verdict: wrong-answer
// mistake: A search that marks and never takes a mark back, so that later branches meet the queens
//   of earlier ones.
// find: Trace n = 4: after the first dead end, how many of the four columns are still open, and
//   who stands in the others?
class Solution {
    int all, cols = 0;
    vector<char> d1, d2;
    int cnt = 0;

    void dfs(int row, int n) {
        if (row == n) {
            cnt++;
            return;
        }
        for (int c = 0; c < n; c++) {
            if (cols >> c & 1 || d1[row - c + n - 1] || d2[row + c]) continue;
            cols |= 1 << c;
            d1[row - c + n - 1] = 1;
            d2[row + c] = 1;
            dfs(row + 1, n);
        }
    }

  public:
    int totalNQueens(int n) {
        d1.resize(2 * n - 1);
        d2.resize(2 * n - 1);
        dfs(0, n);
        return cnt;
    }
};

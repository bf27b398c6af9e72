// twin of: released-with-the-other-name
// variant: array
class Solution {
    vector<char> cols, falling, rising;
    int off;

    int solve(int row, int n) {
        if (row == n) return 1;
        int sum = 0;
        for (int col = 0; col < n; col++) {
            if (cols[col] || falling[off + row - col] || rising[row + col]) continue;
            cols[col] = falling[off + row - col] = rising[row + col] = true;
            sum += solve(row + 1, n);
            cols[col] = falling[off + col - row] = rising[row + col] = false;
        }
        return sum;
    }

  public:
    int totalNQueens(int n) {
        off = n;
        cols.assign(n, 0);
        falling.assign(2 * n + 1, 0);
        rising.assign(2 * n + 1, 0);
        return solve(0, n);
    }
};

// twin of: middle-column-skipped
// variant: bitmask
class Solution {
    int search(int n, int row, int cols, int falling, int rising) {
        if (row == n) return 1;
        int sum = 0;
        for (int c = 0; c < n; c++) {
            int q = 1 << c;
            if ((cols | falling | rising) & q) continue;
            sum += search(n, row + 1, cols | q, (falling | q) << 1, (rising | q) >> 1);
        }
        return sum;
    }

  public:
    int totalNQueens(int n) {
        int sum = n == 1;
        for (int left = 0, right = n - 1; left < right; left++, right--) {
            int q = 1 << left;
            sum += 2 * search(n, 1, q, q << 1, q >> 1);
        }
        return sum;
    }
};

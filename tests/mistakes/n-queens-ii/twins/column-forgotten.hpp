// twin of: column-forgotten
// variant: array
class Solution {
    bool ok(int* q, int row, int x) {
        for (int k = 1; k <= row; k++)
            if (q[row - k] == x - k || q[row - k] == x + k) return false;
        return true;
    }

    int count(int* q, int row, int n) {
        if (row == n) return 1;
        int sum = 0;
        for (int x = 0; x < n; x++) {
            if (!ok(q, row, x)) continue;
            q[row] = x;
            sum += count(q, row + 1, n);
        }
        return sum;
    }

  public:
    int totalNQueens(int n) {
        int q[32] = {};
        return count(q, 0, n);
    }
};

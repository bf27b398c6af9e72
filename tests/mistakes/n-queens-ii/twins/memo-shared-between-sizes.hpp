// twin of: memo-shared-between-sizes
// variant: other
class Solution {
    int n;

    long long solve(int row, int cols, int falling, int rising) {
        static unordered_map<string, int> cache;
        if (row == n) return 1;
        string key = to_string(cols) + "," + to_string(falling) + "," + to_string(rising);
        if (row > 0 && cache.count(key)) return cache[key];
        int sum = 0;
        for (int c = 0; c < n; c++) {
            int q = 1 << c;
            if ((cols | falling | rising) & q) continue;
            int edge = (1 << n) - 1;
            sum += solve(row + 1, cols | q, (falling | q) << 1 & edge, (rising | q) >> 1);
        }
        return cache[key] = sum;
    }

  public:
    int totalNQueens(int n) {
        this->n = n;
        return solve(0, 0, 0, 0);
    }
};

// twin of: every-order-counted
// variant: bitmask
class Solution {
    int n;
    unsigned long long rows = 0, cols = 0, down = 0, up = 0;

    int place(int left) {
        if (left == 0) return 1;
        int sum = 0;
        for (int s = 0; s < n * n; ++s) {
            auto r = 1ull << s / n, c = 1ull << s % n;
            auto d = 1ull << (s / n - s % n + n), u = 1ull << (s / n + s % n);
            if (rows & r || cols & c || down & d || up & u) continue;
            rows ^= r, cols ^= c, down ^= d, up ^= u;
            sum += place(left - 1);
            rows ^= r, cols ^= c, down ^= d, up ^= u;
        }
        return sum;
    }

  public:
    int totalNQueens(int n) {
        this->n = n;
        return place(n);
    }
};

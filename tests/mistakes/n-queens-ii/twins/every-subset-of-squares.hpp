// twin of: every-subset-of-squares
// variant: bitmask
class Solution {
    int n, total = 0;

    void go(int square, unsigned long long taken, vector<unsigned long long>& groups) {
        if (square < n * n) {
            go(square + 1, taken, groups);
            go(square + 1, taken | 1ull << square % 64, groups);
            return;
        }
        if (__builtin_popcountll(taken) != n) return;
        for (auto g : groups)
            if (__builtin_popcountll(taken & g) > 1) return;
        total++;
    }

  public:
    int totalNQueens(int size) {
        n = size;
        vector<unsigned long long> groups(6 * n);
        for (int s = 0; s < n * n; s++) {
            int r = s / n, c = s % n;
            for (int g : {r, n + c, 2 * n + (r - c + n), 4 * n + r + c})
                groups[g] |= 1ull << s % 64;
        }
        go(0, 0, groups);
        return total;
    }
};

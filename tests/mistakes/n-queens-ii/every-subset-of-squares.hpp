// verdict: time-limit-exceeded
// mistake: All 2^(n·n) sets of squares are gone through, though only those with one queen a row
//   can be answers.
// find: Compute 2^36 for n = 6, and how long that takes at a thousand million steps a second.
class Solution {
    bool good(long long squares, int n) {
        set<int> rows, cols, falling, rising;
        for (int i = 0; i < n * n; i++) {
            if (!(squares >> i & 1)) continue;
            int r = i / n, c = i % n;
            if (!rows.insert(r).second || !cols.insert(c).second) return false;
            if (!falling.insert(r - c).second || !rising.insert(r + c).second) return false;
        }
        return true;
    }

  public:
    int totalNQueens(int n) {
        int ans = 0;
        for (long long squares = 0; squares < 1LL << n * n; squares++) {
            if (__builtin_popcountll(squares) == n && good(squares, n)) ans++;
        }
        return ans;
    }
};

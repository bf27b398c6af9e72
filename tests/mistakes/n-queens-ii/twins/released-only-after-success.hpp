// twin of: released-only-after-success
// variant: bitmask
class Solution {
    int N, total = 0;
    long long taken = 0; // columns, then falling, then rising

    bool put(int r) {
        if (r == N) {
            total++;
            return true;
        }
        bool any = false;
        for (int c = 0; c < N; c++) {
            long long names = 1LL << c | 1LL << (20 + r - c) | 1LL << (40 + r + c);
            if (taken & names) continue;
            taken |= names;
            if (put(r + 1)) {
                any = true;
                taken ^= names;
            }
        }
        return any;
    }

  public:
    int totalNQueens(int n) {
        N = n;
        put(0);
        return total;
    }
};

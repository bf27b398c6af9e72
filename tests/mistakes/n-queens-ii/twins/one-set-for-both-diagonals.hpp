// twin of: one-set-for-both-diagonals
// variant: bitmask
class Solution {
    int n;
    unsigned cols = 0;
    unsigned long long diagonals = 0;

    int go(int r) {
        if (r == n) return 1;
        int sum = 0;
        for (int c = 0; c < n; c++) {
            unsigned long long names = 1ull << (20 + r - c) | 1ull << (20 + r + c);
            if (cols >> c & 1 || diagonals & names) continue;
            cols |= 1u << c;
            diagonals |= names;
            sum += go(r + 1);
            cols &= ~(1u << c);
            diagonals &= ~names;
        }
        return sum;
    }

  public:
    int totalNQueens(int n) {
        this->n = n;
        return go(0);
    }
};

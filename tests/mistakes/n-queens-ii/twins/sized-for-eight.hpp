// twin of: sized-for-eight
// variant: other
class Solution {
    bitset<8> cols;
    bitset<15> down, up;

    int place(int r, int n) {
        if (r == n) return 1;
        int sum = 0;
        for (int c = 0; c < n; c++) {
            if (cols.test(c) || down.test(r - c + 7) || up.test(r + c)) continue;
            cols.set(c), down.set(r - c + 7), up.set(r + c);
            sum += place(r + 1, n);
            cols.reset(c), down.reset(r - c + 7), up.reset(r + c);
        }
        return sum;
    }

  public:
    int totalNQueens(int n) { return place(0, n); }
};

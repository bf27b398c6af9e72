// twin of: first-queen-never-compared
// variant: bitmask
class Solution {
    int n, found = 0;

    void put(int row, int cols, int down, int up) {
        if (row == n) {
            found++;
            return;
        }
        for (int x = 0; x < n; x++) {
            int q = 1 << x;
            if ((cols | down | up) & q) continue;
            if (row == 0)
                put(1, 0, 0, 0);
            else
                put(row + 1, cols | q, (down | q) << 1, (up | q) >> 1);
        }
    }

  public:
    int totalNQueens(int n) {
        this->n = n;
        put(0, 0, 0, 0);
        return found;
    }
};

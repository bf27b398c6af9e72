// twin of: row-end-forgotten-after-a-placing
// variant: bitmask
class Solution {
    int m[3][9] = {};

  public:
    void solveSudoku(vector<vector<char>>& g) {
        for (int y = 0; y < 9; ++y)
            for (int x = 0; x < 9; ++x)
                if (g[y][x] != '.') toggle(y, x, 1 << (g[y][x] - '1'));
        put(g, 0, 0);
    }

    void toggle(int y, int x, int bit) {
        m[0][y] ^= bit;
        m[1][x] ^= bit;
        m[2][y / 3 * 3 + x / 3] ^= bit;
    }

    bool put(vector<vector<char>>& g, int y, int x) {
        while (y < 9 && g[y][x] != '.')
            if (++x == 9) x = 0, ++y;
        if (y == 9) return true;
        int free = ~(m[0][y] | m[1][x] | m[2][y / 3 * 3 + x / 3]) & 511;
        for (; free; free &= free - 1) {
            int bit = free & -free;
            toggle(y, x, bit);
            g[y][x] = '1' + __builtin_ctz(bit);
            if (put(g, y, x + 1)) return true;
            g[y][x] = '.';
            toggle(y, x, bit);
        }
        return false;
    }
};

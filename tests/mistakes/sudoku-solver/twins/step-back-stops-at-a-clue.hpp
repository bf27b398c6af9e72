// twin of: step-back-stops-at-a-clue
// variant: bitmask
class Solution {
  public:
    void solveSudoku(vector<vector<char>>& g) {
        int rows[9] = {}, cols[9] = {}, boxes[9] = {};
        vector<bool> given(81);
        auto flip = [&](int k, int bit) {
            rows[k / 9] ^= bit;
            cols[k % 9] ^= bit;
            boxes[k / 27 * 3 + k % 9 / 3] ^= bit;
        };
        for (int k = 0; k < 81; ++k) {
            given[k] = g[k / 9][k % 9] != '.';
            if (given[k]) flip(k, 1 << (g[k / 9][k % 9] - '1'));
        }
        for (int k = 0, step = 1; k < 81; k += step) {
            step = 1;
            if (given[k]) continue;
            char& sq = g[k / 9][k % 9];
            int above = 511;
            if (sq != '.') {
                int old = 1 << (sq - '1');
                flip(k, old);
                above &= ~(old | (old - 1));
            }
            int free = above & ~(rows[k / 9] | cols[k % 9] | boxes[k / 27 * 3 + k % 9 / 3]);
            if (free) {
                flip(k, free & -free);
                sq = '1' + __builtin_ctz(free);
            } else {
                sq = '.';
                step = -1;
            }
        }
    }
};

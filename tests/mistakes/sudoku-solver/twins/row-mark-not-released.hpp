// twin of: row-mark-not-released
// variant: bitmask
#include <vector>

class Solution {
    int rows[9] = {}, cols[9] = {}, boxes[9] = {};
    std::vector<int> holes;

    bool search(std::vector<std::vector<char>>& grid, std::size_t at) {
        if (at == holes.size()) return true;
        const int r = holes[at] / 9, c = holes[at] % 9, b = 3 * (r / 3) + c / 3;
        for (int bit = 1; bit < 512; bit <<= 1) {
            if ((rows[r] | cols[c] | boxes[b]) & bit) continue;
            rows[r] |= bit, cols[c] |= bit, boxes[b] |= bit;
            grid[r][c] = static_cast<char>('1' + __builtin_ctz(bit));
            if (search(grid, at + 1)) return true;
            cols[c] &= ~bit, boxes[b] &= ~bit;
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& grid) {
        for (int k = 0; k < 81; ++k) {
            const char ch = grid[k / 9][k % 9];
            if (ch == '.') {
                holes.push_back(k);
            } else {
                const int bit = 1 << (ch - '1');
                rows[k / 9] |= bit, cols[k % 9] |= bit, boxes[k / 27 * 3 + k % 9 / 3] |= bit;
            }
        }
        search(grid, 0);
    }
};

// twin of: box-corner-not-multiplied
// variant: bitmask
#include <vector>
using namespace std;

class Solution {
    using Board = vector<vector<char>>;

    bool block(const Board& b, int r, int c, int h, int w) {
        int mask = 0;
        for (int i = r; i < r + h; ++i)
            for (int j = c; j < c + w; ++j) {
                if (b[i][j] == '.') continue;
                const int bit = 1 << (b[i][j] - '0');
                if (mask & bit) return false;
                mask |= bit;
            }
        return true;
    }

  public:
    bool isValidSudoku(Board& board) {
        for (int i = 0; i < 9; ++i)
            if (!block(board, i, 0, 1, 9) || !block(board, 0, i, 9, 1)) return false;
        for (int br = 0; br < 3; ++br)
            for (int bc = 0; bc < 3; ++bc)
                if (!block(board, br, bc, 3, 3)) return false;
        return true;
    }
};

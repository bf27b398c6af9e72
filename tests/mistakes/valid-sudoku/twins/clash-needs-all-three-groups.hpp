// twin of: clash-needs-all-three-groups
// variant: bitmask
#include <vector>

class Solution {
  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) {
        unsigned rows[9] = {}, columns[9] = {}, boxes[9] = {};
        for (int square = 0; square < 81; ++square) {
            const int r = square / 9, c = square % 9, b = r / 3 * 3 + c / 3;
            if (board[r][c] == '.') continue;
            const unsigned bit = 1u << (board[r][c] - '1');
            if (rows[r] & columns[c] & boxes[b] & bit) return false;
            rows[r] |= bit;
            columns[c] |= bit;
            boxes[b] |= bit;
        }
        return true;
    }
};

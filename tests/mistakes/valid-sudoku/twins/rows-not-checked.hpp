// twin of: rows-not-checked
// variant: bitmask
#include <array>
#include <vector>

class Solution {
  public:
    bool isValidSudoku(const std::vector<std::vector<char>>& board) {
        std::array<unsigned, 9> column{}, box{};
        for (int square = 0; square < 81; ++square) {
            const int r = square / 9, c = square % 9, b = 3 * (r / 3) + c / 3;
            if (board[r][c] == '.') continue;
            const unsigned bit = 1u << (board[r][c] - '1');
            if ((column[c] | box[b]) & bit) return false;
            column[c] |= bit;
            box[b] |= bit;
        }
        return true;
    }
};

// twin of: row-and-column-share-a-set
// variant: array
#include <array>
#include <vector>

class Solution {
  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) {
        std::array<std::array<int, 10>, 9> line{}, box{};
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                const int d = board[r][c] - '0';
                if (line[r][d]++ > 0 || line[c][d]++ > 0) return false;
                if (box[3 * (r / 3) + c / 3][d]++ > 0) return false;
            }
        }
        return true;
    }
};

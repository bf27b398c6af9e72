// twin of: only-the-last-one-compared
// variant: array
#include <array>
#include <vector>

class Solution {
  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) {
        std::array<int, 9> lastRow, lastColumn;
        lastRow.fill(-1);
        lastColumn.fill(-1);
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                const int d = board[r][c] - '1';
                const int y = lastRow[d], x = lastColumn[d];
                if (y >= 0 && (y == r || x == c || (y / 3 == r / 3 && x / 3 == c / 3)))
                    return false;
                lastRow[d] = r;
                lastColumn[d] = c;
            }
        }
        return true;
    }
};

// twin of: rules-looked-at-on-the-full-board-only
// variant: bitmask
#include <vector>

class Solution {
  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        std::vector<char*> holes;
        for (auto& row : board)
            for (char& ch : row)
                if (ch == '.') {
                    ch = '1';
                    holes.push_back(&ch);
                }
        // Counts upwards like an odometer, the last hole fastest.
        while (!complete(board)) {
            std::size_t i = holes.size();
            while (i > 0 && *holes[i - 1] == '9')
                *holes[--i] = '1';
            if (i == 0) return;
            ++*holes[i - 1];
        }
    }

  private:
    static bool complete(const std::vector<std::vector<char>>& board) {
        unsigned all = 511;
        for (int i = 0; i < 9; ++i) {
            unsigned row = 0, column = 0, box = 0;
            for (int j = 0; j < 9; ++j) {
                row |= 1U << (board[i][j] - '1');
                column |= 1U << (board[j][i] - '1');
                box |= 1U << (board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3] - '1');
            }
            all &= row & column & box;
        }
        return all == 511;
    }
};

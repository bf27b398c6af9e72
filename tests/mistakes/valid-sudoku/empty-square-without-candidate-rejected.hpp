// verdict: wrong-answer
// mistake: A board is turned down when some empty square has no digit left that fits, though
//   nobody asked about empty squares.
// find: Fill row 0 with 1 to 8 and put the 9 below the gap. No digit repeats, so what should the
//   answer be?
#include <vector>

class Solution {
  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) {
        unsigned row[9] = {}, column[9] = {}, box[9] = {};
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                const unsigned bit = 1u << (board[r][c] - '1');
                unsigned& b = box[r / 3 * 3 + c / 3];
                if ((row[r] | column[c] | b) & bit) return false;
                row[r] |= bit;
                column[c] |= bit;
                b |= bit;
            }
        }
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] != '.') continue;
                if ((row[r] | column[c] | box[r / 3 * 3 + c / 3]) == 0x1FF) return false;
            }
        }
        return true;
    }
};

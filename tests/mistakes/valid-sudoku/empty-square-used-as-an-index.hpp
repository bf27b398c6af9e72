// verdict: runtime-error
// mistake: The `.` is never passed over: as '.' - '1' it becomes -3, and a flag with a negative
//   index is read.
// find: Print the index that you compute on the empty board. An empty square needs to be dealt
//   with before the subtraction.
#include <vector>

class Solution {
  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) {
        std::vector<std::vector<char>> rows(9, std::vector<char>(9, 0)), columns = rows,
                                                                         boxes = rows;
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                const int d = board[r][c] - '1';
                const int b = 3 * (r / 3) + c / 3;
                if (rows[r][d] || columns[c][d] || boxes[b][d]) return false;
                rows[r][d] = columns[c][d] = boxes[b][d] = 1;
            }
        }
        return true;
    }
};

// verdict: wrong-answer
// mistake: The digit itself is or-ed into the mask, not 1 shifted by the digit, so that 3 looks
//   like 1 and 2 together.
// find: Put a 1 and a 3 into one row. Write the mask in binary after the first of them, and then
//   what you test the second against.
#include <vector>
using namespace std;

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<int> rows(9, 0), cols(9, 0), boxes(9, 0);
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '0';
                int b = r / 3 * 3 + c / 3;
                if (rows[r] & d || cols[c] & d || boxes[b] & d) return false;
                rows[r] |= d;
                cols[c] |= d;
                boxes[b] |= d;
            }
        }
        return true;
    }
};

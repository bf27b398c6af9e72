// verdict: wrong-answer
// mistake: The masks are bytes, and a byte has no room for the bits of the digits 8 and 9.
// find: Print the mask of a row after a 7, an 8 and a 9. How many bits do nine digits need, and
//   which is the highest you shift to?
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<uint8_t> rows(9), cols(9), boxes(9); // bits save memory
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == '.') continue;
                int bit = 1 << (board[i][j] - '0');
                int b = (i / 3) * 3 + j / 3;
                if (rows[i] & bit || cols[j] & bit || boxes[b] & bit) return false;
                rows[i] |= bit;
                cols[j] |= bit;
                boxes[b] |= bit;
            }
        }
        return true;
    }
};

// verdict: wrong-answer
// mistake: The flags of a group start 8 after those of the one before, where nine digits need 9:
//   a 9 there is a 1 here.
// find: Put a 9 into row 0 and a 1 into row 1, far from one another. Compute the index of both
//   flags.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bitset<81> rows, cols, boxes;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '1';
                int i = r * 8 + d, j = c * 8 + d, k = (r / 3 * 3 + c / 3) * 8 + d;
                if (rows[i] || cols[j] || boxes[k]) return false;
                rows[i] = cols[j] = boxes[k] = 1;
            }
        }
        return true;
    }
};

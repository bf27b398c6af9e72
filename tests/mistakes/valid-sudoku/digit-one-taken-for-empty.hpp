// verdict: wrong-answer
// mistake: After '1' is taken away the digit 1 becomes 0, and 0 is taken for an empty square.
// find: Take any clash that your code sees and make both digits 1. What number does '.' become,
//   and what number does '1'?
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bool row[9][9] = {}, col[9][9] = {}, box[9][9] = {};
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                int d = board[r][c] - '1';
                if (d <= 0) continue; // empty
                int b = 3 * (r / 3) + c / 3;
                if (row[r][d] || col[c][d] || box[b][d]) return false;
                row[r][d] = col[c][d] = box[b][d] = true;
            }
        }
        return true;
    }
};

// verdict: wrong-answer
// mistake: A check of rows and boxes that never looks down the columns.
// find: Put the same digit at the top and at the bottom of one column. Which line of your code
//   should say no?
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<vector<int>> row(9, vector<int>(10, 0)), box(9, vector<int>(10, 0));
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '0';
                if (++row[r][d] > 1) return false;
                if (++box[r / 3 * 3 + c / 3][d] > 1) return false;
            }
        return true;
    }
};

// verdict: wrong-answer
// mistake: The loop over the digits ends before '9', so two 9s never clash.
// find: Take any clash that your code sees and make both digits 9. Then look at where the loop
//   over the digits ends.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (char d = '1'; d < '9'; d++) {
            vector<int> row(9, 0), col(9, 0), box(9, 0);
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (board[r][c] != d) continue;
                    if (row[r]++ || col[c]++ || box[r / 3 * 3 + c / 3]++) return false;
                }
            }
        }
        return true;
    }
};

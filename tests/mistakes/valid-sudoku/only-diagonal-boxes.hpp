// verdict: wrong-answer
// mistake: Only the three boxes on the main diagonal are looked at, because one number steps both
//   the row and the column of the corner.
// find: List the corners that your box loop visits. There should be nine of them, and the top
//   right box should be among them.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        // rows and columns
        for (int i = 0; i < 9; i++) {
            vector<bool> inRow(10, false), inCol(10, false);
            for (int j = 0; j < 9; j++) {
                if (board[i][j] != '.') {
                    if (inRow[board[i][j] - '0']) return false;
                    inRow[board[i][j] - '0'] = true;
                }
                if (board[j][i] != '.') {
                    if (inCol[board[j][i] - '0']) return false;
                    inCol[board[j][i] - '0'] = true;
                }
            }
        }
        // boxes
        for (int start = 0; start < 9; start += 3) {
            vector<bool> inBox(10, false);
            for (int i = start; i < start + 3; i++) {
                for (int j = start; j < start + 3; j++) {
                    if (board[i][j] == '.') continue;
                    if (inBox[board[i][j] - '0']) return false;
                    inBox[board[i][j] - '0'] = true;
                }
            }
        }
        return true;
    }
};

// verdict: wrong-answer
// mistake: The column's flag is looked up under c and set under r, so the columns know of digits
//   that never stood in them.
// find: Put one digit on (0, 5) and write down which column's flag is set. Compare the names
//   where you ask with those where you mark.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<vector<bool>> row(9, vector<bool>(9)), col(9, vector<bool>(9)),
            box(9, vector<bool>(9));
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '1';
                int b = r / 3 * 3 + c / 3;
                if (row[r][d] || col[c][d] || box[b][d]) return false;
                row[r][d] = true;
                col[r][d] = true;
                box[b][d] = true;
            }
        }
        return true;
    }
};

// verdict: wrong-answer
// mistake: A digit is refused at its third appearance in a group and not at its second.
// find: Put two equal digits into a row and write down your counter before and after each. With
//   which value is it compared, and when?
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int row[9][10] = {}, col[9][10] = {}, box[9][10] = {};
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == '.') continue;
                int x = board[i][j] - '0';
                if (row[i][x]++ > 1) return false;
                if (col[j][x]++ > 1) return false;
                if (box[i / 3 * 3 + j / 3][x]++ > 1) return false;
            }
        }
        return true;
    }
};

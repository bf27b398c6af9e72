// verdict: wrong-answer
// mistake: Row i and column i put their digits into one set, so a digit of the row clashes with a
//   digit of the column.
// find: Put a single digit on (0, 0). It is in row 0 and in column 0: count how often it goes
//   into the same set.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) {
            unordered_set<char> line, box;
            for (int j = 0; j < 9; j++) {
                if (board[i][j] != '.') {
                    if (line.count(board[i][j])) return false;
                    line.insert(board[i][j]);
                }
                if (board[j][i] != '.') {
                    if (line.count(board[j][i])) return false;
                    line.insert(board[j][i]);
                }
                char x = board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3];
                if (x != '.') {
                    if (box.count(x)) return false;
                    box.insert(x);
                }
            }
        }
        return true;
    }
};

// verdict: wrong-answer
// mistake: `return true` stands inside the outer loop, so the answer is given after row 0, column
//   0 and box 0.
// find: Count how often the body of your outer loop runs on a valid board.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) {
            vector<int> row(10, 0), col(10, 0), box(10, 0);
            for (int j = 0; j < 9; j++) {
                char a = board[i][j], b = board[j][i];
                char c = board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3];
                if (a != '.' && ++row[a - '0'] == 2) return false;
                if (b != '.' && ++col[b - '0'] == 2) return false;
                if (c != '.' && ++box[c - '0'] == 2) return false;
            }
            return true;
        }
        return false;
    }
};

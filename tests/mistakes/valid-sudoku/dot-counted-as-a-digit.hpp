// verdict: wrong-answer
// mistake: The dot of an empty square is kept as if it were a digit, so two empty squares
//   clash.
// find: Run your code on the empty board by hand and stop at the second square.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) {
            unordered_set<char> row, col, box;
            for (int j = 0; j < 9; j++) {
                if (!row.insert(board[i][j]).second) return false;
                if (!col.insert(board[j][i]).second) return false;
                if (!box.insert(board[3 * (i / 3) + j / 3][3 * (i % 3) + j % 3]).second)
                    return false;
            }
        }
        return true;
    }
};

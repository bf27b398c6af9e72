// verdict: wrong-answer
// mistake: Each square is compared only with the next one of its group, so equal digits with
//   something between them are missed.
// find: Put two equal digits into a row with one empty square between them. Which comparison
//   should see them?
class Solution {
    bool repeats(const vector<char>& group) {
        for (int i = 0; i + 1 < 9; i++)
            if (group[i] != '.' && group[i] == group[i + 1]) return true;
        return false;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) {
            vector<char> col(9), box(9);
            for (int j = 0; j < 9; j++) {
                col[j] = board[j][i];
                box[j] = board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3];
            }
            if (repeats(board[i]) || repeats(col) || repeats(box)) return false;
        }
        return true;
    }
};

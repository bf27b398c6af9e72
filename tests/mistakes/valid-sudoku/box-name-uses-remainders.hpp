// verdict: wrong-answer
// mistake: The box is named with remainders, 3·(r mod 3) + c mod 3, which is the place inside a
//   box and not the box.
// find: Compute the name of your box for (0, 0), (0, 1) and (0, 3). The first two should agree,
//   the third should not.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bool rows[9][9] = {}, cols[9][9] = {}, boxes[9][9] = {};
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == '.') continue;
                int num = board[i][j] - '1';
                int k = i % 3 * 3 + j % 3;
                if (rows[i][num] || cols[j][num] || boxes[k][num]) return false;
                rows[i][num] = cols[j][num] = boxes[k][num] = true;
            }
        }
        return true;
    }
};

// verdict: wrong-answer
// mistake: A search that keeps the first digit that fits and never takes one back, and gives up at
//   the first square where nothing fits.
// find: Play the usual sample by hand with your rule. What does your code do in the row where it
//   gets stuck?
class Solution {
    bool rows[9][9] = {}, cols[9][9] = {}, boxes[9][9] = {};

    bool solve(vector<vector<char>>& board, int i, int j) {
        if (i == 9) return true;
        if (j == 9) return solve(board, i + 1, 0);
        if (board[i][j] != '.') return solve(board, i, j + 1);
        for (int d = 0; d < 9; d++) {
            bool& a = rows[i][d];
            bool& b = cols[j][d];
            bool& c = boxes[i / 3 * 3 + j / 3][d];
            if (a || b || c) continue;
            a = b = c = true;
            board[i][j] = '1' + d;
            return solve(board, i, j + 1);
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                if (board[i][j] != '.') {
                    int d = board[i][j] - '1';
                    rows[i][d] = cols[j][d] = boxes[i / 3 * 3 + j / 3][d] = true;
                }
        solve(board, 0, 0);
    }
};

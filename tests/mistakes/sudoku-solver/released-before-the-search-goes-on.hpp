// verdict: wrong-answer
// mistake: A search that releases a digit's marks before the rest of the board is tried, so that
//   only the clues are respected.
// find: At the call for the next square, which digits do your marks know of? Stop there with a
//   print or a debugger.
class Solution {
    bool R[9][9] = {}, C[9][9] = {}, B[9][9] = {};

    bool solve(vector<vector<char>>& board, int k) {
        if (k == 81) return true;
        int r = k / 9, c = k % 9;
        if (board[r][c] != '.') return solve(board, k + 1);
        int b = r / 3 * 3 + c / 3;
        for (int d = 0; d < 9; d++) {
            if (R[r][d] || C[c][d] || B[b][d]) continue;
            board[r][c] = '1' + d;
            R[r][d] = C[c][d] = B[b][d] = true;
            R[r][d] = C[c][d] = B[b][d] = false; // backtrack
            if (solve(board, k + 1)) return true;
            board[r][c] = '.';
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') {
                    int d = board[r][c] - '1';
                    R[r][d] = C[c][d] = B[r / 3 * 3 + c / 3][d] = true;
                }
        solve(board, 0);
    }
};

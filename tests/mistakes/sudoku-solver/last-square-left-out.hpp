// verdict: wrong-answer
// mistake: A search that believes it has finished when it arrives at the last square, and never
//   fills (8, 8).
// find: Run it on a full board with one hole at (8, 8), and ask what "finished" should mean: at the
//   last square, or past it?
class Solution {
    bool rowUsed[9][10] = {}, colUsed[9][10] = {}, boxUsed[9][10] = {};

    bool solve(vector<vector<char>>& board, int row, int col) {
        if (row == 8 && col == 8) return true;
        int nextRow = col == 8 ? row + 1 : row;
        int nextCol = col == 8 ? 0 : col + 1;
        if (board[row][col] != '.') return solve(board, nextRow, nextCol);
        int box = row / 3 * 3 + col / 3;
        for (int n = 1; n <= 9; n++) {
            if (rowUsed[row][n] || colUsed[col][n] || boxUsed[box][n]) continue;
            rowUsed[row][n] = colUsed[col][n] = boxUsed[box][n] = true;
            board[row][col] = n + '0';
            if (solve(board, nextRow, nextCol)) return true;
            board[row][col] = '.';
            rowUsed[row][n] = colUsed[col][n] = boxUsed[box][n] = false;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') {
                    int n = board[r][c] - '0';
                    rowUsed[r][n] = colUsed[c][n] = boxUsed[r / 3 * 3 + c / 3][n] = true;
                }
        solve(board, 0, 0);
    }
};

// verdict: wrong-answer
// mistake: Global marks that are not cleared at the start: the second board in one run meets those
//   of the first.
// find: Call your method twice with the same board and print the marks at the start of each call.
int rowUsed[9][10], colUsed[9][10], boxUsed[9][10];

class Solution {
  public:
    bool dfs(vector<vector<char>>& board, int pos) {
        if (pos == 81) return true;
        int r = pos / 9, c = pos % 9, b = r / 3 * 3 + c / 3;
        if (board[r][c] != '.') return dfs(board, pos + 1);
        for (int d = 1; d <= 9; d++) {
            if (rowUsed[r][d] || colUsed[c][d] || boxUsed[b][d]) continue;
            rowUsed[r][d] = colUsed[c][d] = boxUsed[b][d] = 1;
            board[r][c] = '0' + d;
            if (dfs(board, pos + 1)) return true;
            board[r][c] = '.';
            rowUsed[r][d] = colUsed[c][d] = boxUsed[b][d] = 0;
        }
        return false;
    }

    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') {
                    int d = board[r][c] - '0';
                    rowUsed[r][d] = colUsed[c][d] = boxUsed[r / 3 * 3 + c / 3][d] = 1;
                }
        dfs(board, 0);
    }
};

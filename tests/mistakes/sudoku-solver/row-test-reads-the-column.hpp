// verdict: wrong-answer
// mistake: A row test that reads the column (the column is looked at twice, the row never).
// find: In the line for the row, which index runs and which stands still?
class Solution {
    bool isValid(vector<vector<char>>& board, int r, int c, char k) {
        for (int i = 0; i < 9; i++) {
            if (board[i][c] == k) return false; // row
            if (board[i][c] == k) return false; // col
            if (board[3 * (r / 3) + i / 3][3 * (c / 3) + i % 3] == k) return false;
        }
        return true;
    }

    bool solve(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] == '.') {
                    for (char k = '1'; k <= '9'; k++)
                        if (isValid(board, r, c, k)) {
                            board[r][c] = k;
                            if (solve(board)) return true;
                            board[r][c] = '.';
                        }
                    return false;
                }
        return true;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) { solve(board); }
};

// shape: place first, then check the whole board (Valid Sudoku as a helper, by const reference)
class Solution {
    bool isValidSudoku(const vector<vector<char>>& board) {
        bool row[9][9] = {}, col[9][9] = {}, box[9][9] = {};
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '1', b = r / 3 * 3 + c / 3;
                if (row[r][d] || col[c][d] || box[b][d]) return false;
                row[r][d] = col[c][d] = box[b][d] = true;
            }
        return true;
    }

    bool dfs(vector<vector<char>>& board, int k) {
        while (k < 81 && board[k / 9][k % 9] != '.')
            k++;
        if (k == 81) return true;
        for (char d = '1'; d <= '9'; d++) {
            board[k / 9][k % 9] = d;
            if (isValidSudoku(board) && dfs(board, k + 1)) return true;
        }
        board[k / 9][k % 9] = '.';
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) { dfs(board, 0); }
};

// twin of: column-test-reads-the-row
// variant: other
class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) { solve(board); }

    bool solve(vector<vector<char>>& board) {
        int row = -1, col = -1;
        for (int i = 0; i < 9 && row < 0; ++i)
            for (int j = 0; j < 9 && row < 0; ++j)
                if (board[i][j] == '.') row = i, col = j;
        if (row < 0) return true;
        for (char num = '1'; num <= '9'; ++num) {
            if (inRow(board, row, num) || inCol(board, col, row, num) ||
                inBox(board, row - row % 3, col - col % 3, num))
                continue;
            board[row][col] = num;
            if (solve(board)) return true;
            board[row][col] = '.';
        }
        return false;
    }

    bool inRow(vector<vector<char>>& board, int row, char num) {
        for (int j = 0; j < 9; ++j)
            if (board[row][j] == num) return true;
        return false;
    }

    bool inCol(vector<vector<char>>& board, int, int row, char num) {
        for (int i = 0; i < 9; ++i)
            if (board[row][i] == num) return true;
        return false;
    }

    bool inBox(vector<vector<char>>& board, int top, int left, char num) {
        for (int i = 0; i < 3; ++i)
            for (int j = 0; j < 3; ++j)
                if (board[top + i][left + j] == num) return true;
        return false;
    }
};

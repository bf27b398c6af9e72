// shape: solveSudoku itself returns bool and calls itself
class Solution {
  public:
    bool solveSudoku(vector<vector<char>>& board) {
        for (int row = 0; row < 9; ++row) {
            for (int col = 0; col < 9; ++col) {
                if (board[row][col] == '.') {
                    for (int num = 1; num <= 9; ++num) {
                        if (isSafe(board, row, col, num + '0')) {
                            board[row][col] = num + '0';
                            if (solveSudoku(board)) return true;
                            board[row][col] = '.';
                        }
                    }
                    return false;
                }
            }
        }
        return true;
    }

    bool isSafe(vector<vector<char>>& board, int row, int col, char num) {
        for (int x = 0; x <= 8; x++)
            if (board[row][x] == num) return false;
        for (int x = 0; x <= 8; x++)
            if (board[x][col] == num) return false;
        int startRow = row - row % 3, startCol = col - col % 3;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                if (board[i + startRow][j + startCol] == num) return false;
        return true;
    }
};

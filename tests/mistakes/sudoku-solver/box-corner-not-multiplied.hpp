// verdict: wrong-answer
// mistake: A box test that begins at (r / 3, c / 3), the box's number, and not at its corner three
//   times as far.
// find: Ask your box test about (8, 8) and print the nine squares that it reads.
class Solution {
    bool possible(vector<vector<char>>& board, int row, int col, char val) {
        for (int i = 0; i < 9; i++) {
            if (board[i][col] == val) return false;
            if (board[row][i] == val) return false;
        }
        int startRow = row / 3, startCol = col / 3;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                if (board[startRow + i][startCol + j] == val) return false;
        return true;
    }

    bool solve(vector<vector<char>>& board, int row, int col) {
        if (col == 9) {
            row++;
            col = 0;
        }
        if (row == 9) return true;
        if (board[row][col] != '.') return solve(board, row, col + 1);
        for (char val = '1'; val <= '9'; val++) {
            if (!possible(board, row, col, val)) continue;
            board[row][col] = val;
            if (solve(board, row, col + 1)) return true;
            board[row][col] = '.';
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) { solve(board, 0, 0); }
};

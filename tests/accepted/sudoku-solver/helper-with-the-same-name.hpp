// shape: overloads with the method's own name, one of them bool
class Solution {
public:
    void solveSudoku(vector<vector<char>>& board) {
        solveSudoku(board, 0, 0);
    }

private:
    bool solveSudoku(vector<vector<char>>& board, int row, int col) {
        if (row == 9) return true;
        if (col == 9) return solveSudoku(board, row + 1, 0);
        if (board[row][col] != '.') return solveSudoku(board, row, col + 1);
        for (char c = '1'; c <= '9'; ++c) {
            if (solveSudoku(board, row, col, c)) {
                board[row][col] = c;
                if (solveSudoku(board, row, col + 1)) return true;
                board[row][col] = '.';
            }
        }
        return false;
    }

    bool solveSudoku(const vector<vector<char>>& board, int row, int col, char c) const {
        for (int i = 0; i < 9; ++i)
            if (board[row][i] == c || board[i][col] == c || board[row / 3 * 3 + i / 3][col / 3 * 3 + i % 3] == c)
                return false;
        return true;
    }
};

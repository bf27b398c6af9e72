// shape: the N-Queens listing kept in members that are never reset, its size returned; boards by
//   value; prints while it works, without a newline
class Solution {
    vector<vector<string>> res;

    bool isValid(vector<string> board, int row, int col) {
        int n = board.size();
        for (int i = 0; i < row; i++)
            if (board[i][col] == 'Q') return false;
        for (int i = row - 1, j = col - 1; i >= 0 && j >= 0; i--, j--)
            if (board[i][j] == 'Q') return false;
        for (int i = row - 1, j = col + 1; i >= 0 && j < n; i--, j++)
            if (board[i][j] == 'Q') return false;
        return true;
    }

    void backtrack(vector<string> board, int row) {
        if (row == (int)board.size()) {
            res.push_back(board);
            cout << "found " << res.size() << ", ";
            return;
        }
        for (int col = 0; col < (int)board.size(); col++) {
            if (!isValid(board, row, col)) continue;
            board[row][col] = 'Q';
            backtrack(board, row + 1);
            board[row][col] = '.';
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        backtrack(vector<string>(n, string(n, '.')), 0);
        return res;
    }

    int totalNQueens(int n) {
        int count = solveNQueens(n).size();
        printf("[%d]", count);
        return count;
    }
};

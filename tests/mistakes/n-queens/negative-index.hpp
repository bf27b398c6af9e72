// verdict: runtime-error
// mistake: An array of falling diagonals indexed by r - c itself, which is negative right of
//   the long diagonal.
// find: What is r - c for the square in row 0, column 1? What would have to be added so that
//   the smallest name becomes 0?
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        vector<string> board(n, string(n, '.'));
        vector<int> cols(n), diag1(2 * n - 1), diag2(2 * n - 1);
        solve(0, n, board, cols, diag1, diag2, ans);
        return ans;
    }

  private:
    void solve(int row, int n, vector<string>& board, vector<int>& cols, vector<int>& diag1,
               vector<int>& diag2, vector<vector<string>>& ans) {
        if (row == n) {
            ans.push_back(board);
            return;
        }
        for (int col = 0; col < n; col++) {
            if (cols[col] || diag1[row - col] || diag2[row + col]) continue;
            board[row][col] = 'Q';
            cols[col] = diag1[row - col] = diag2[row + col] = 1;
            solve(row + 1, n, board, cols, diag1, diag2, ans);
            board[row][col] = '.';
            cols[col] = diag1[row - col] = diag2[row + col] = 0;
        }
    }
};

// verdict: wrong-answer
// mistake: A search that releases the marks and leaves the queen standing on the board, so
//   boards come out with more queens than rows.
// find: Count the queens in the first board you return for n = 4. Which of the things done
//   before the recursive call has no counterpart after it?
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        vector<string> board(n, string(n, '.'));
        vector<int> left(n, 0), upper(2 * n - 1, 0), lower(2 * n - 1, 0);
        solve(0, board, ans, left, upper, lower, n);
        return ans;
    }
    void solve(int row, vector<string>& board, vector<vector<string>>& ans, vector<int>& left,
               vector<int>& upper, vector<int>& lower, int n) {
        if (row == n) {
            ans.push_back(board);
            return;
        }
        for (int col = 0; col < n; col++) {
            if (left[col] == 0 && lower[row + col] == 0 && upper[n - 1 + col - row] == 0) {
                board[row][col] = 'Q';
                left[col] = lower[row + col] = upper[n - 1 + col - row] = 1;
                solve(row + 1, board, ans, left, upper, lower, n);
                left[col] = lower[row + col] = upper[n - 1 + col - row] = 0;
            }
        }
    }
};

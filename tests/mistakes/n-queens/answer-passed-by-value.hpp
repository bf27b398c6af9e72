// verdict: wrong-answer
// mistake: An empty list for every n: the search finds no board, or what it finds never
//   reaches the caller, as when the list is handed down by value.
// find: Print a line when a board is found, and the size of the list just before you return
//   it. None found: look at when all rows are filled. Some found: follow the list.
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        vector<string> board(n, string(n, '.'));
        solve(board, 0, n, ans);
        return ans;
    }
    bool isSafe(vector<string>& board, int r, int c, int n) {
        for (int i = 0; i < r; i++)
            for (int j = 0; j < n; j++)
                if (board[i][j] == 'Q' && (j == c || abs(r - i) == abs(c - j))) return false;
        return true;
    }
    void solve(vector<string>& board, int r, int n, vector<vector<string>> ans) {
        if (r == n) {
            ans.push_back(board);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (isSafe(board, r, c, n)) {
                board[r][c] = 'Q';
                solve(board, r + 1, n, ans);
                board[r][c] = '.';
            }
        }
    }
};

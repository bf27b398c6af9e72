// verdict: compile-error
// mistake: A method whose name differs from the one that is asked for.
// find: Compare the name letter by letter with the one in the statement.
class Solution {
  public:
    void solveSudoko(vector<vector<char>>& board) { dfs(board, 0); }

  private:
    bool dfs(vector<vector<char>>& board, int k) {
        if (k == 81) return true;
        if (board[k / 9][k % 9] != '.') return dfs(board, k + 1);
        for (char d = '1'; d <= '9'; d++) {
            bool ok = true;
            for (int i = 0; i < 9; i++)
                ok = ok && board[k / 9][i] != d && board[i][k % 9] != d &&
                     board[k / 27 * 3 + i / 3][k % 9 / 3 * 3 + i % 3] != d;
            if (!ok) continue;
            board[k / 9][k % 9] = d;
            if (dfs(board, k + 1)) return true;
        }
        board[k / 9][k % 9] = '.';
        return false;
    }
};

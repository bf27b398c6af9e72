// verdict: runtime-error
// mistake: Nine flags for the rising diagonals because n is at most 9, where r + c runs to
//   16.
// find: What is r + c in the bottom right corner of a 6 x 6 board, and how many entries does
//   it need?
class Solution {
    array<bool, 9> cols{}, up{};
    array<bool, 17> down{};
    vector<vector<string>> ans;

    void dfs(vector<string>& board, int i, int n) {
        if (i == n) {
            ans.push_back(board);
            return;
        }
        for (int j = 0; j < n; j++) {
            if (cols[j] || down[i - j + 8] || up[i + j]) continue;
            cols[j] = down[i - j + 8] = up[i + j] = true;
            board[i][j] = 'Q';
            dfs(board, i + 1, n);
            board[i][j] = '.';
            cols[j] = down[i - j + 8] = up[i + j] = false;
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        dfs(board, 0, n);
        return ans;
    }
};

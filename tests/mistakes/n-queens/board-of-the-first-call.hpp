// verdict: wrong-answer
// mistake: A static board, made once with the size of the first call and used again for every
//   other n.
// find: Call it with n = 4 and then n = 1 in one program, and count the rows of what comes
//   back.
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        static vector<string> board(n, string(n, '.'));
        vector<vector<string>> ans;
        set<int> cols, d1, d2;
        if ((int)board.size() < n) board.resize(n, string(n, '.'));
        for (string& row : board)
            if ((int)row.size() < n) row.resize(n, '.');
        dfs(0, n, board, cols, d1, d2, ans);
        return ans;
    }

    void dfs(int i, int n, vector<string>& board, set<int>& cols, set<int>& d1, set<int>& d2,
             vector<vector<string>>& ans) {
        if (i == n) {
            ans.push_back(board);
            return;
        }
        for (int j = 0; j < n; j++) {
            if (cols.count(j) || d1.count(i - j) || d2.count(i + j)) continue;
            cols.insert(j);
            d1.insert(i - j);
            d2.insert(i + j);
            board[i][j] = 'Q';
            dfs(i + 1, n, board, cols, d1, d2, ans);
            board[i][j] = '.';
            cols.erase(j);
            d1.erase(i - j);
            d2.erase(i + j);
        }
    }
};

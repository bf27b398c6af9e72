// twin of: boards-stored-by-reference
// variant: array
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        vector<vector<string>*> keep;
        vector<int> c(n), f(2 * n), g(2 * n);
        rec(board, 0, keep, c, f, g);
        vector<vector<string>> ans;
        for (auto* p : keep)
            ans.push_back(*p);
        return ans;
    }
    void rec(vector<string>& board, int r, vector<vector<string>*>& keep, vector<int>& c,
             vector<int>& f, vector<int>& g) {
        int n = board.size();
        if (r == n) keep.push_back(&board);
        for (int i = 0; i < n && r < n; i++) {
            if (c[i] || f[n + r - i] || g[r + i]) continue;
            c[i] = f[n + r - i] = g[r + i] = 1;
            board[r][i] = 'Q';
            rec(board, r + 1, keep, c, f, g);
            board[r][i] = '.';
            c[i] = f[n + r - i] = g[r + i] = 0;
        }
    }
};

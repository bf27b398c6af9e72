// twin of: continue-before-the-step
// variant: bitmask
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        vector<string> board(n, string(n, '.'));
        dfs(0, n, 0, 0, 0, board, ans);
        return ans;
    }
    void dfs(int r, int n, int cols, int fall, int rise, vector<string>& board,
             vector<vector<string>>& ans) {
        if (r == n) {
            ans.push_back(board);
            return;
        }
        int left = (1 << n) - 1;
        while (left) {
            int q = left & -left;
            if ((cols | fall | rise) & q) continue;
            board[r][__builtin_ctz(q)] = 'Q';
            dfs(r + 1, n, cols | q, (fall | q) << 1, (rise | q) >> 1, board, ans);
            board[r][__builtin_ctz(q)] = '.';
            left ^= q;
        }
    }
};

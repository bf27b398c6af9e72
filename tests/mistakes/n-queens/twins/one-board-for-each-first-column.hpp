// twin of: one-board-for-each-first-column
// variant: array
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        for (int start = 0; start < n; start++) {
            vector<string> b(n, string(n, '.'));
            vector<char> used(n), up(2 * n), down(2 * n);
            b[0][start] = 'Q';
            used[start] = up[start] = down[n - start] = 1;
            if (finish(b, 1, used, up, down)) ans.push_back(b);
        }
        return ans;
    }
    bool finish(vector<string>& b, int r, vector<char>& used, vector<char>& up,
                vector<char>& down) {
        int n = b.size();
        if (r == n) return true;
        for (int c = 0; c < n; c++) {
            if (used[c] || up[r + c] || down[r - c + n]) continue;
            used[c] = up[r + c] = down[r - c + n] = 1;
            b[r][c] = 'Q';
            if (finish(b, r + 1, used, up, down)) return true;
            b[r][c] = '.';
            used[c] = up[r + c] = down[r - c + n] = 0;
        }
        return false;
    }
};

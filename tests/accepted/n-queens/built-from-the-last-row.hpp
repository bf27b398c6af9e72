// shape: strings as boards, filled from the last row upwards and scanned downwards
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        vector<string> board(n, string(n, '.'));
        place(board, n - 1, ans);
        return ans;
    }
    bool attacked(const vector<string>& board, int r, int c) {
        int n = board.size();
        for (int i = r + 1, k = 1; i < n; i++, k++) {
            if (board[i][c] == 'Q') return true;
            if (c >= k && board[i][c - k] == 'Q') return true;
            if (c + k < n && board[i][c + k] == 'Q') return true;
        }
        return false;
    }
    void place(vector<string>& board, int r, vector<vector<string>>& ans) {
        if (r < 0) {
            ans.push_back(board);
            return;
        }
        for (char& square : board[r]) {
            int c = &square - &board[r][0];
            if (attacked(board, r, c)) continue;
            square = 'Q';
            place(board, r - 1, ans);
            square = '.';
        }
    }
};

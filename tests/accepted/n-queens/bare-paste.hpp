// shape: no includes, bare names, results and marks in members that are never reset
class Solution {
  public:
    vector<vector<string>> ans;
    unordered_map<int, int> colSeen, diagSeen, antiSeen;

    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        dfs(board, 0);
        return ans;
    }

    void dfs(vector<string>& board, int row) {
        if (row == board.size()) {
            ans.push_back(board);
            return;
        }
        for (int col = 0; col < board.size(); col++) {
            if (colSeen[col] || diagSeen[row - col] || antiSeen[row + col]) continue;
            colSeen[col] = diagSeen[row - col] = antiSeen[row + col] = 1;
            board[row][col] = 'Q';
            dfs(board, row + 1);
            board[row][col] = '.';
            colSeen[col] = diagSeen[row - col] = antiSeen[row + col] = 0;
        }
    }
};

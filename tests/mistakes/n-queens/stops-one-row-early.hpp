// verdict: wrong-answer
// mistake: A search that calls a board full when the last row is still empty.
// find: Look at n = 1: how many rows has your search filled when it keeps the board?
class Solution {
    vector<vector<string>> ans;
    set<int> a, b, c;
    void dfs(int i, vector<string>& board) {
        int n = board.size();
        if (i == n - 1) {
            ans.push_back(board);
            return;
        }
        for (int j = 0; j < n; j++) {
            if (a.count(j) || b.count(i - j) || c.count(i + j)) continue;
            a.insert(j), b.insert(i - j), c.insert(i + j);
            board[i][j] = 'Q';
            dfs(i + 1, board);
            board[i][j] = '.';
            a.erase(j), b.erase(i - j), c.erase(i + j);
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        dfs(0, board);
        return ans;
    }
};

// verdict: wrong-answer
// mistake: Diagonal masks that are moved first and then take in the new queen, so its
//   diagonals start one row too late, straight below it.
// find: Put a queen into the corner of a 3 x 3 board and write down both masks as row 1
//   should see them.
class Solution {
  public:
    vector<vector<string>> ans;
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        dfs(n, 0, 0, 0, 0, board);
        return ans;
    }
    void dfs(int n, int row, int col, int ld, int rd, vector<string>& board) {
        if (row == n) {
            ans.push_back(board);
            return;
        }
        int bits = ~(col | ld | rd) & ((1 << n) - 1);
        while (bits) {
            int pick = bits & -bits;
            bits &= bits - 1;
            int c = __builtin_ctz(pick);
            board[row][c] = 'Q';
            dfs(n, row + 1, col | pick, ld << 1 | pick, rd >> 1 | pick, board);
            board[row][c] = '.';
        }
    }
};

// verdict: wrong-answer
// mistake: A search that looks at rows and columns only: nothing keeps a digit from standing twice
//   in a box.
// find: Read one box of your answer aloud, digit by digit.
class Solution {
    int R[9] = {}, C[9] = {};

    bool dfs(vector<vector<char>>& board, int k) {
        if (k == 81) return true;
        int r = k / 9, c = k % 9;
        if (board[r][c] != '.') return dfs(board, k + 1);
        int can = 511 & ~(R[r] | C[c]);
        while (can) {
            int b = can & -can;
            can ^= b;
            R[r] ^= b;
            C[c] ^= b;
            board[r][c] = '1' + __builtin_ctz(b);
            if (dfs(board, k + 1)) return true;
            board[r][c] = '.';
            R[r] ^= b;
            C[c] ^= b;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') {
                    int b = 1 << (board[r][c] - '1');
                    R[r] |= b;
                    C[c] |= b;
                }
        dfs(board, 0);
    }
};

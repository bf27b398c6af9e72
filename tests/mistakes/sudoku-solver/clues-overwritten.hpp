// verdict: wrong-answer
// mistake: A search that does not pass over the clues but writes into their squares too: a proper
//   grid, and not the one asked for.
// find: Compare every clue of the puzzle with the same square of your answer.
class Solution {
    bool fits(vector<vector<char>>& board, int r, int c, char d) {
        for (int i = 0; i < 9; i++) {
            if (i != c && board[r][i] == d) return false;
            if (i != r && board[i][c] == d) return false;
            int x = r / 3 * 3 + i / 3, y = c / 3 * 3 + i % 3;
            if ((x != r || y != c) && board[x][y] == d) return false;
        }
        return true;
    }

    bool solve(vector<vector<char>>& board, int k) {
        if (k == 81) return true;
        int r = k / 9, c = k % 9;
        for (char d = '1'; d <= '9'; d++) {
            if (fits(board, r, c, d)) {
                board[r][c] = d;
                if (solve(board, k + 1)) return true;
                board[r][c] = '.';
            }
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) { solve(board, 0); }
};

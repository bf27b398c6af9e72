// verdict: wrong-answer
// mistake: A search that leaves a square empty where no digit fits and goes on to the next, as if
//   that square were done.
// find: What does your function say about a square for which it has tried all nine digits? Only
//   "no" sends the caller back.
class Solution {
    bool ok(vector<vector<char>>& board, int x, int y, char c) {
        for (int i = 0; i < 9; i++) {
            if (board[x][i] == c || board[i][y] == c) return false;
        }
        int sx = x - x % 3, sy = y - y % 3;
        for (int i = sx; i < sx + 3; i++) {
            for (int j = sy; j < sy + 3; j++) {
                if (board[i][j] == c) return false;
            }
        }
        return true;
    }

    bool solve(vector<vector<char>>& board, int pos) {
        if (pos == 81) return true;
        int x = pos / 9, y = pos % 9;
        if (board[x][y] == '.') {
            for (char c = '1'; c <= '9'; c++) {
                if (ok(board, x, y, c)) {
                    board[x][y] = c;
                    if (solve(board, pos + 1)) return true;
                    board[x][y] = '.';
                }
            }
        }
        return solve(board, pos + 1);
    }

  public:
    void solveSudoku(vector<vector<char>>& board) { solve(board, 0); }
};

// verdict: wrong-answer
// mistake: The board comes back as it was given: a copy was filled, or the search is not told
//   that it has finished and takes its answer back as well.
// find: Follow the return from the last square upwards: which line runs next in each of the
//   callers?
class Solution {
    bool can(vector<vector<char>>& board, int r, int c, char d) {
        for (int i = 0; i < 9; i++) {
            if (board[r][i] == d) return false;
            if (board[i][c] == d) return false;
            if (board[3 * (r / 3) + i / 3][3 * (c / 3) + i % 3] == d) return false;
        }
        return true;
    }

    void solve(vector<vector<char>>& board, int r, int c) {
        if (r == 9) return; // solved!
        if (c == 9) {
            solve(board, r + 1, 0);
            return;
        }
        if (board[r][c] != '.') {
            solve(board, r, c + 1);
            return;
        }
        for (char d = '1'; d <= '9'; d++) {
            if (can(board, r, c, d)) {
                board[r][c] = d;
                solve(board, r, c + 1);
                board[r][c] = '.';
            }
        }
    }

  public:
    void solveSudoku(vector<vector<char>>& board) { solve(board, 0, 0); }
};

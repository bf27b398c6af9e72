// verdict: runtime-error
// mistake: A search that knows the end of a row when it passes a clue, but not after it has placed
//   a digit, and reads column 9.
// find: Trace a board whose only hole is at (0, 8): with which column does the next call begin?
class Solution {
    set<char> rows[9], cols[9], boxes[9];

    bool solve(vector<vector<char>>& board, int r, int c) {
        if (r == 9) return true;
        if (board[r][c] != '.') {
            if (c == 8) return solve(board, r + 1, 0);
            return solve(board, r, c + 1);
        }
        int b = r / 3 * 3 + c / 3;
        for (char d = '1'; d <= '9'; d++) {
            if (rows[r].count(d) || cols[c].count(d) || boxes[b].count(d)) continue;
            rows[r].insert(d);
            cols[c].insert(d);
            boxes[b].insert(d);
            board[r][c] = d;
            if (solve(board, r, c + 1)) return true;
            board[r][c] = '.';
            rows[r].erase(d);
            cols[c].erase(d);
            boxes[b].erase(d);
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') {
                    rows[r].insert(board[r][c]);
                    cols[c].insert(board[r][c]);
                    boxes[r / 3 * 3 + c / 3].insert(board[r][c]);
                }
        solve(board, 0, 0);
    }
};

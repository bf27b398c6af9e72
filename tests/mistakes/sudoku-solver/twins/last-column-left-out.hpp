// twin of: last-column-left-out
// variant: set
class Solution {
    unordered_set<char> row[9], col[9], box[3][3];

    bool solve(vector<vector<char>>& board, int r, int c) {
        if (r > 8) return true;
        if (c > 7) return solve(board, r + 1, 0);
        if (board[r][c] != '.') return solve(board, r, c + 1);
        auto &R = row[r], &C = col[c], &B = box[r / 3][c / 3];
        for (char d = '1'; d <= '9'; ++d) {
            if (R.count(d) || C.count(d) || B.count(d)) continue;
            R.insert(d), C.insert(d), B.insert(d);
            board[r][c] = d;
            if (solve(board, r, c + 1)) return true;
            board[r][c] = '.';
            R.erase(d), C.erase(d), B.erase(d);
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 8; ++c)
                if (board[r][c] != '.') {
                    row[r].insert(board[r][c]);
                    col[c].insert(board[r][c]);
                    box[r / 3][c / 3].insert(board[r][c]);
                }
        solve(board, 0, 0);
    }
};

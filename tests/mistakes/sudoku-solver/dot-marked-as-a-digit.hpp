// verdict: runtime-error
// mistake: A first walk over the board that marks the empty squares as well, so that '.' becomes a
//   negative index.
// find: What is '.' minus '1' as a number? Print each index before it is used.
class Solution {
    vector<vector<int>> row{9, vector<int>(9)}, col{9, vector<int>(9)}, box{9, vector<int>(9)};

    bool dfs(vector<vector<char>>& board, int r, int c) {
        if (r == 9) return true;
        if (c == 9) return dfs(board, r + 1, 0);
        if (board[r][c] != '.') return dfs(board, r, c + 1);
        for (int d = 0; d < 9; d++) {
            if (row[r][d] || col[c][d] || box[r / 3 * 3 + c / 3][d]) continue;
            row[r][d] = col[c][d] = box[r / 3 * 3 + c / 3][d] = 1;
            board[r][c] = d + '1';
            if (dfs(board, r, c + 1)) return true;
            board[r][c] = '.';
            row[r][d] = col[c][d] = box[r / 3 * 3 + c / 3][d] = 0;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                int d = board[r][c] - '1';
                row[r][d] = 1;
                col[c][d] = 1;
                box[r / 3 * 3 + c / 3][d] = 1;
            }
        }
        dfs(board, 0, 0);
    }
};

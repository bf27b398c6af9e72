// verdict: wrong-answer
// mistake: A search that does not release the row's mark on the way back.
// find: Count what you mark when you place a digit and what you release when you take it back: the
//   two numbers must agree.
class Solution {
    vector<vector<bool>> row, col, box;
    vector<pair<int, int>> blanks;

    bool go(vector<vector<char>>& board, int i) {
        if (i == (int)blanks.size()) return true;
        auto [r, c] = blanks[i];
        int b = r / 3 * 3 + c / 3;
        for (int d = 0; d < 9; d++) {
            if (row[r][d] || col[c][d] || box[b][d]) continue;
            row[r][d] = col[c][d] = box[b][d] = true;
            board[r][c] = '1' + d;
            if (go(board, i + 1)) return true;
            col[c][d] = box[b][d] = false;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        row = col = box = vector<vector<bool>>(9, vector<bool>(9, false));
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') {
                    blanks.push_back({r, c});
                    continue;
                }
                int d = board[r][c] - '1';
                row[r][d] = col[c][d] = box[r / 3 * 3 + c / 3][d] = true;
            }
        go(board, 0);
    }
};

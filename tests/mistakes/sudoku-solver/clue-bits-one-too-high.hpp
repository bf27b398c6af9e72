// verdict: wrong-answer
// mistake: Clues marked with bit d while the search asks about bit d − 1: each clue forbids the
//   next digit and allows itself.
// find: After marking a clue 5, ask your masks whether a 5 fits in the same row.
class Solution {
    int row[9] = {}, col[9] = {}, box[9] = {};
    vector<pair<int, int>> blanks;

    bool solve(vector<vector<char>>& board, int k) {
        if (k == (int)blanks.size()) return true;
        auto [r, c] = blanks[k];
        int b = r / 3 * 3 + c / 3;
        for (int d = 0; d < 9; d++) {
            int bit = 1 << d;
            if ((row[r] | col[c] | box[b]) & bit) continue;
            row[r] |= bit, col[c] |= bit, box[b] |= bit;
            board[r][c] = '1' + d;
            if (solve(board, k + 1)) return true;
            row[r] &= ~bit, col[c] &= ~bit, box[b] &= ~bit;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') {
                    blanks.push_back({r, c});
                } else {
                    int bit = 1 << (board[r][c] - '0');
                    row[r] |= bit, col[c] |= bit, box[r / 3 * 3 + c / 3] |= bit;
                }
            }
        solve(board, 0);
    }
};

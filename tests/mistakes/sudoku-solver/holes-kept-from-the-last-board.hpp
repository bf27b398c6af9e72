// verdict: wrong-answer
// mistake: A static list of empty squares that is not cleared at the start: the second board is
//   also filled where the first one was empty.
// find: Print the length of the list after it is built, for a full board that comes second.
class Solution {
    static vector<pair<int, int>> empties;
    int row[9] = {}, col[9] = {}, box[9] = {};

    bool solve(vector<vector<char>>& board, size_t k) {
        if (k == empties.size()) return true;
        auto [r, c] = empties[k];
        int b = r / 3 * 3 + c / 3;
        for (int d = 0; d < 9; d++) {
            int bit = 1 << d;
            if ((row[r] | col[c] | box[b]) & bit) continue;
            row[r] |= bit, col[c] |= bit, box[b] |= bit;
            board[r][c] = '1' + d;
            if (solve(board, k + 1)) return true;
            row[r] &= ~bit, col[c] &= ~bit, box[b] &= ~bit;
            board[r][c] = '.';
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] == '.') {
                    empties.push_back({r, c});
                } else {
                    int bit = 1 << (board[r][c] - '1');
                    row[r] |= bit, col[c] |= bit, box[r / 3 * 3 + c / 3] |= bit;
                }
        solve(board, 0);
    }
};
vector<pair<int, int>> Solution::empties;

// verdict: wrong-answer
// mistake: A box named by the remainders, (r % 3) · 3 + c % 3, which joins one square of each box
//   instead of the nine of one.
// find: Which squares share a name with (0, 0) under your formula? Mark them on an empty board.
class Solution {
    bool row[9][9]{}, col[9][9]{}, box[9][9]{};
    vector<pair<int, int>> holes;

    int id(int r, int c) { return (r % 3) * 3 + c % 3; }

    bool solve(vector<vector<char>>& board, int i) {
        if (i >= (int)holes.size()) return true;
        int r = holes[i].first, c = holes[i].second;
        for (int d = 0; d < 9; d++) {
            if (!row[r][d] && !col[c][d] && !box[id(r, c)][d]) {
                row[r][d] = col[c][d] = box[id(r, c)][d] = true;
                board[r][c] = d + '1';
                if (solve(board, i + 1)) return true;
                row[r][d] = col[c][d] = box[id(r, c)][d] = false;
            }
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') {
                    holes.push_back({r, c});
                } else {
                    int d = board[r][c] - '1';
                    row[r][d] = col[c][d] = box[id(r, c)][d] = true;
                }
            }
        }
        solve(board, 0);
    }
};

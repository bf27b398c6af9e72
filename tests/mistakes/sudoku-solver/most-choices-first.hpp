// verdict: time-limit-exceeded
// mistake: A search that takes the square with the most free digits next, not the fewest: right,
//   and for ever at it.
// find: Print how many digits are free in each square that is chosen. Which number would you rather
//   see there?
class Solution {
    int row[9] = {}, col[9] = {}, box[9] = {};
    vector<pair<int, int>> empty;

    int options(int r, int c) { return 511 & ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]); }

    bool solve(vector<vector<char>>& board) {
        if (empty.empty()) return true;
        auto cmp = [&](pair<int, int> a, pair<int, int> b) {
            return __builtin_popcount(options(a.first, a.second)) <
                   __builtin_popcount(options(b.first, b.second));
        };
        auto it = max_element(empty.begin(), empty.end(), cmp);
        auto [r, c] = *it;
        empty.erase(it);
        for (int m = options(r, c); m; m &= m - 1) {
            int bit = m & -m;
            row[r] ^= bit, col[c] ^= bit, box[r / 3 * 3 + c / 3] ^= bit;
            board[r][c] = '1' + __builtin_ctz(bit);
            if (solve(board)) return true;
            row[r] ^= bit, col[c] ^= bit, box[r / 3 * 3 + c / 3] ^= bit;
        }
        board[r][c] = '.';
        empty.push_back({r, c});
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] == '.') {
                    empty.push_back({r, c});
                } else {
                    int bit = 1 << (board[r][c] - '1');
                    row[r] |= bit, col[c] |= bit, box[r / 3 * 3 + c / 3] |= bit;
                }
        solve(board);
    }
};

// verdict: wrong-answer
// mistake: Digits counted from 0 to 8, so that zeros are written and a 9 never is.
// find: Print the first digit that your loop puts on the board.
class Solution {
    bool r[9][10] = {}, c[9][10] = {}, b[9][10] = {};
    vector<pair<int, int>> v;

    bool solve(vector<vector<char>>& board, int k) {
        if (k == (int)v.size()) return true;
        int i = v[k].first, j = v[k].second, g = i / 3 * 3 + j / 3;
        for (int d = 0; d < 9; d++) {
            if (r[i][d] || c[j][d] || b[g][d]) continue;
            r[i][d] = c[j][d] = b[g][d] = true;
            board[i][j] = d + '0';
            if (solve(board, k + 1)) return true;
            r[i][d] = c[j][d] = b[g][d] = false;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == '.')
                    v.push_back({i, j});
                else
                    r[i][board[i][j] - '0'] = c[j][board[i][j] - '0'] =
                        b[i / 3 * 3 + j / 3][board[i][j] - '0'] = true;
            }
        solve(board, 0);
    }
};

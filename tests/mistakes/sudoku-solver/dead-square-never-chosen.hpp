// verdict: wrong-answer
// mistake: A search that skips squares with no digit left when it chooses the most constrained one,
//   so that a dead end is never noticed and the square stays empty.
// find: Which square should be chosen first of all, the one with one digit left or the one with
//   none?
class Solution {
    int row[9] = {}, col[9] = {}, box[9] = {};

    bool solve(vector<vector<char>>& board) {
        int best = 10, bi = -1, bj = -1, bm = 0;
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++) {
                if (board[i][j] != '.') continue;
                int m = 511 & ~(row[i] | col[j] | box[i / 3 * 3 + j / 3]);
                int n = __builtin_popcount(m);
                if (n > 0 && n < best) best = n, bi = i, bj = j, bm = m;
            }
        if (bi == -1) return true;
        for (; bm; bm &= bm - 1) {
            int b = bm & -bm;
            row[bi] ^= b, col[bj] ^= b, box[bi / 3 * 3 + bj / 3] ^= b;
            board[bi][bj] = '1' + __builtin_ctz(b);
            if (solve(board)) return true;
            board[bi][bj] = '.';
            row[bi] ^= b, col[bj] ^= b, box[bi / 3 * 3 + bj / 3] ^= b;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                if (board[i][j] != '.') {
                    int b = 1 << (board[i][j] - '1');
                    row[i] |= b, col[j] |= b, box[i / 3 * 3 + j / 3] |= b;
                }
        solve(board);
    }
};

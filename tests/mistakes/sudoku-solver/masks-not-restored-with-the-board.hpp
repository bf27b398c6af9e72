// verdict: wrong-answer
// mistake: A search that puts the board back from a copy after a wrong guess, while its masks keep
//   every digit that was marked since.
// find: At the second guess, compute the masks afresh from the board and compare them with those
//   you hold.
class Solution {
    int row[9] = {}, col[9] = {}, box[9] = {};

    int can(int r, int c) { return 511 & ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]); }

    void put(vector<vector<char>>& board, int r, int c, int bit) {
        board[r][c] = '1' + __builtin_ctz(bit);
        row[r] |= bit, col[c] |= bit, box[r / 3 * 3 + c / 3] |= bit;
    }

    bool solve(vector<vector<char>>& board) {
        int best = 10, br = -1, bc = -1;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] == '.') {
                    int n = __builtin_popcount(can(r, c));
                    if (n < best) best = n, br = r, bc = c;
                }
        if (br < 0) return true;
        auto saved = board;
        for (int m = can(br, bc); m; m &= m - 1) {
            put(board, br, bc, m & -m);
            if (solve(board)) return true;
            board = saved;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') put(board, r, c, 1 << (board[r][c] - '1'));
        solve(board);
    }
};

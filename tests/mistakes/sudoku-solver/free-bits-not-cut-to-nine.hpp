// verdict: wrong-answer
// mistake: Free digits that are not cut to nine bits, so that at a dead end the search goes on with
//   a tenth "digit", the character ':'.
// find: Print the free digits of a square in binary. How many bits are set to the left of the
//   ninth?
class Solution {
    int rows[9] = {}, cols[9] = {}, boxes[9] = {};

    bool solve(vector<vector<char>>& board) {
        int best = 100, br = -1, bc = -1;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] == '.') {
                    int n = __builtin_popcount(~(rows[r] | cols[c] | boxes[r / 3 * 3 + c / 3]));
                    if (n < best) best = n, br = r, bc = c;
                }
        if (br < 0) return true;
        int b = br / 3 * 3 + bc / 3;
        unsigned free = ~(rows[br] | cols[bc] | boxes[b]);
        while (free) {
            int bit = free & -free;
            free &= free - 1;
            rows[br] |= bit, cols[bc] |= bit, boxes[b] |= bit;
            board[br][bc] = '1' + __builtin_ctz(bit);
            if (solve(board)) return true;
            board[br][bc] = '.';
            rows[br] &= ~bit, cols[bc] &= ~bit, boxes[b] &= ~bit;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') {
                    int bit = 1 << (board[r][c] - '1');
                    rows[r] |= bit, cols[c] |= bit, boxes[r / 3 * 3 + c / 3] |= bit;
                }
        solve(board);
    }
};

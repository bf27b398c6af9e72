// twin of: one-guess-only
// variant: bitmask
class Solution {
    struct State {
        array<int, 9> row{}, col{}, box{};
        array<array<int, 9>, 9> bit{};
        int filled = 0;

        int free(int r, int c) const {
            return bit[r][c] ? 0 : 511 & ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]);
        }
        void put(int r, int c, int b) {
            bit[r][c] = b;
            row[r] |= b, col[c] |= b, box[r / 3 * 3 + c / 3] |= b;
            filled++;
        }
        void singles() {
            for (int before = -1; before != filled;) {
                before = filled;
                for (int r = 0; r < 9; r++)
                    for (int c = 0; c < 9; c++)
                        if (int f = free(r, c); f && !(f & (f - 1))) put(r, c, f);
            }
        }
    };

  public:
    void solveSudoku(vector<vector<char>>& board) {
        State start;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') start.put(r, c, 1 << (board[r][c] - '1'));
        start.singles();
        State answer = start;
        for (int k = 0; k < 81 && answer.filled < 81; k++)
            for (int f = start.free(k / 9, k % 9); f && answer.filled < 81; f &= f - 1) {
                State tried = start;
                tried.put(k / 9, k % 9, f & -f);
                tried.singles();
                if (tried.filled == 81) answer = tried;
            }
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (answer.bit[r][c]) board[r][c] = '1' + __builtin_ctz(answer.bit[r][c]);
    }
};

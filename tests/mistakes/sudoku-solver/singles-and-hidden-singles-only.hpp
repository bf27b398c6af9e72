// verdict: wrong-answer
// mistake: A loop that writes only forced digits: a square with one digit left, or a digit with one
//   square left in its group. Nothing is ever tried.
// find: Print the board when your loop stops. If it is not full, which of your rules could take it
//   further?
class Solution {
    int row[9] = {}, col[9] = {}, box[9] = {};

    int can(vector<vector<char>>& board, int r, int c) {
        return board[r][c] == '.' ? 511 & ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]) : 0;
    }

    void put(vector<vector<char>>& board, int r, int c, int bit) {
        board[r][c] = '1' + __builtin_ctz(bit);
        row[r] |= bit;
        col[c] |= bit;
        box[r / 3 * 3 + c / 3] |= bit;
    }

    bool step(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                int m = can(board, r, c);
                if (m && !(m & (m - 1))) {
                    put(board, r, c, m);
                    return true;
                }
            }
        for (int g = 0; g < 27; g++)
            for (int bit = 1; bit < 512; bit <<= 1) {
                int count = 0, rr = 0, cc = 0;
                for (int i = 0; i < 9; i++) {
                    int r = g < 9 ? g : g < 18 ? i : (g - 18) / 3 * 3 + i / 3;
                    int c = g < 9 ? i : g < 18 ? g - 9 : (g - 18) % 3 * 3 + i % 3;
                    if (can(board, r, c) & bit) count++, rr = r, cc = c;
                }
                if (count == 1) {
                    put(board, rr, cc, bit);
                    return true;
                }
            }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') put(board, r, c, 1 << (board[r][c] - '1'));
        while (step(board))
            ;
    }
};

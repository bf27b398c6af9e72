// verdict: wrong-answer
// mistake: A search that does not release the box's mark on the way back.
// find: Place one digit, take it back at once, and compare all three masks with what they were.
class Solution {
    int rowMask[9] = {0}, colMask[9] = {0}, boxMask[9] = {0};
    vector<array<int, 3>> cells;

    bool place(vector<vector<char>>& board, int pos) {
        if (pos == (int)cells.size()) return true;
        auto [r, c, b] = cells[pos];
        for (int d = 0; d < 9; ++d) {
            int m = 1 << d;
            if ((rowMask[r] | colMask[c] | boxMask[b]) & m) continue;
            rowMask[r] |= m;
            colMask[c] |= m;
            boxMask[b] |= m;
            board[r][c] = char('1' + d);
            if (place(board, pos + 1)) return true;
            rowMask[r] &= ~m;
            colMask[c] &= ~m;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                int b = (r / 3) * 3 + c / 3;
                if (board[r][c] == '.') {
                    cells.push_back({r, c, b});
                } else {
                    int m = 1 << (board[r][c] - '1');
                    rowMask[r] |= m;
                    colMask[c] |= m;
                    boxMask[b] |= m;
                }
            }
        place(board, 0);
    }
};

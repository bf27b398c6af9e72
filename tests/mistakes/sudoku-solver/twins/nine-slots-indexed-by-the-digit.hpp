// twin of: nine-slots-indexed-by-the-digit
// variant: bitmask
#include <bitset>
#include <stdexcept>
#include <vector>

class Solution {
    std::bitset<9> rows[9], columns[9], boxes[9];

    bool fill(std::vector<std::vector<char>>& board, int r, int c) {
        if (r == 9) return true;
        if (c == 9) return fill(board, r + 1, 0);
        if (board[r][c] != '.') return fill(board, r, c + 1);
        const auto taken = rows[r] | columns[c] | boxes[r / 3 * 3 + c / 3];
        for (int d = 1; d <= 9; ++d) {
            if (taken.test(d)) continue;
            rows[r].set(d), columns[c].set(d), boxes[r / 3 * 3 + c / 3].set(d);
            board[r][c] = static_cast<char>('0' + d);
            if (fill(board, r, c + 1)) return true;
            board[r][c] = '.';
            rows[r].reset(d), columns[c].reset(d), boxes[r / 3 * 3 + c / 3].reset(d);
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (board[r][c] != '.') {
                    const int d = board[r][c] - '0';
                    rows[r].set(d), columns[c].set(d), boxes[r / 3 * 3 + c / 3].set(d);
                }
        fill(board, 0, 0);
    }
};

// twin of: square-not-emptied-on-the-way-back
// variant: bitmask
#include <vector>

class Solution {
    using Board = std::vector<std::vector<char>>;

    static bool fits(const Board& board, int k, int d) {
        unsigned used = 0;
        for (int j = 0; j < 81; ++j) {
            const bool sees =
                j / 9 == k / 9 || j % 9 == k % 9 || (j / 27 == k / 27 && j % 9 / 3 == k % 9 / 3);
            if (sees && board[j / 9][j % 9] != '.') used |= 1U << (board[j / 9][j % 9] - '1');
        }
        return !(used >> d & 1U);
    }

    static bool solve(Board& board) {
        int k = 0;
        while (k < 81 && board[k / 9][k % 9] != '.')
            ++k;
        if (k == 81) return true;
        for (int d = 0; d < 9; ++d) {
            if (!fits(board, k, d)) continue;
            board[k / 9][k % 9] = static_cast<char>('1' + d);
            if (solve(board)) return true;
        }
        return false;
    }

  public:
    void solveSudoku(Board& board) { solve(board); }
};

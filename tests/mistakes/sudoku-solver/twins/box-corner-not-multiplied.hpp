// twin of: box-corner-not-multiplied
// variant: bitmask
#include <vector>

class Solution {
    using Board = std::vector<std::vector<char>>;

    static int bit(char ch) { return ch == '.' ? 0 : 1 << (ch - '1'); }

    static int freeAt(const Board& board, int r, int c) {
        int used = 0;
        for (int i = 0; i < 9; ++i)
            used |= bit(board[r][i]) | bit(board[i][c]) | bit(board[r / 3 + i / 3][c / 3 + i % 3]);
        return 511 & ~used;
    }

    static bool fill(Board& board, int k) {
        while (k < 81 && board[k / 9][k % 9] != '.')
            ++k;
        if (k == 81) return true;
        char& square = board[k / 9][k % 9];
        for (int free = freeAt(board, k / 9, k % 9); free; free &= free - 1) {
            square = static_cast<char>('1' + __builtin_ctz(free));
            if (fill(board, k + 1)) return true;
        }
        square = '.';
        return false;
    }

  public:
    void solveSudoku(Board& board) { fill(board, 0); }
};

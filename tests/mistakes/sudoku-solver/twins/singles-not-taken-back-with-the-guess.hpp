// twin of: singles-not-taken-back-with-the-guess
// variant: bitmask
#include <bit>
#include <vector>

class Solution {
    using Board = std::vector<std::vector<char>>;

    static unsigned free(const Board& board, int k) {
        unsigned used = 0;
        for (int i = 0; i < 9; ++i)
            for (char ch : {board[k / 9][i], board[i][k % 9],
                            board[k / 27 * 3 + i / 3][k % 9 / 3 * 3 + i % 3]})
                if (ch != '.') used |= 1U << (ch - '1');
        return ~used & 511U;
    }

    static void write(Board& board, int k, unsigned bit) {
        board[k / 9][k % 9] = static_cast<char>('1' + std::countr_zero(bit));
    }

    static bool fill(Board& board) {
        int guess = -1, fewest = 10;
        for (bool again = true; again;) {
            again = false;
            guess = -1, fewest = 10;
            for (int k = 0; k < 81; ++k) {
                if (board[k / 9][k % 9] != '.') continue;
                const unsigned can = free(board, k);
                if (can == 0) return false;
                const int n = std::popcount(can);
                if (n == 1) write(board, k, can), again = true;
                if (n < fewest) guess = k, fewest = n;
            }
        }
        if (guess == -1) return true;
        for (unsigned can = free(board, guess); can != 0; can &= can - 1) {
            write(board, guess, can & -can);
            if (fill(board)) return true;
            board[guess / 9][guess % 9] = '.';
        }
        return false;
    }

  public:
    void solveSudoku(Board& board) { fill(board); }
};

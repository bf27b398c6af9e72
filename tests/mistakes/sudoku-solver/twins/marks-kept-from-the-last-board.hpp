// twin of: marks-kept-from-the-last-board
// variant: bitmask
#include <array>
#include <bit>
#include <vector>

class Solution {
    static std::array<unsigned, 9>& rows() {
        static std::array<unsigned, 9> masks{};
        return masks;
    }
    inline static std::array<unsigned, 9> columns{}, boxes{};

    static void flip(int r, int c, unsigned bit) {
        rows()[r] ^= bit;
        columns[c] ^= bit;
        boxes[3 * (r / 3) + c / 3] ^= bit;
    }

    static void take(int r, int c, unsigned bit) {
        rows()[r] |= bit;
        columns[c] |= bit;
        boxes[3 * (r / 3) + c / 3] |= bit;
    }

    bool fill(std::vector<std::vector<char>>& board, int r, int c) {
        if (c == 9) return fill(board, r + 1, 0);
        if (r == 9) return true;
        if (board[r][c] != '.') return fill(board, r, c + 1);
        unsigned free = ~(rows()[r] | columns[c] | boxes[3 * (r / 3) + c / 3]) & 511U;
        for (; free != 0; free &= free - 1) {
            flip(r, c, free & -free);
            board[r][c] = static_cast<char>('1' + std::countr_zero(free));
            if (fill(board, r, c + 1)) return true;
            board[r][c] = '.';
            flip(r, c, free & -free);
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (board[r][c] != '.') take(r, c, 1U << (board[r][c] - '1'));
        fill(board, 0, 0);
    }
};

// twin of: holes-kept-from-the-last-board
// variant: array
#include <cstddef>
#include <vector>

static std::vector<int> holes;

class Solution {
    bool taken[27][10] = {};

    void mark(int k, int d, bool on) {
        taken[k / 9][d] = taken[9 + k % 9][d] = taken[18 + k / 27 * 3 + k % 9 / 3][d] = on;
    }

    bool fill(std::vector<std::vector<char>>& board, std::size_t next) {
        if (next == holes.size()) return true;
        const int k = holes[next];
        for (int d = 1; d <= 9; ++d) {
            if (taken[k / 9][d] || taken[9 + k % 9][d] || taken[18 + k / 27 * 3 + k % 9 / 3][d])
                continue;
            mark(k, d, true);
            board[k / 9][k % 9] = static_cast<char>('0' + d);
            if (fill(board, next + 1)) return true;
            mark(k, d, false);
            board[k / 9][k % 9] = '.';
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int k = 0; k < 81; ++k) {
            const char ch = board[k / 9][k % 9];
            if (ch == '.')
                holes.push_back(k);
            else
                mark(k, ch - '0', true);
        }
        fill(board, 0);
    }
};

// N-Queens, variant bitmask: one integer for each family of groups, in which bit c says that the
// square in column c of the row to fill is attacked. Masks are passed by value: nothing to undo.

#include <bit>
#include <functional>
#include <string>
#include <vector>

class Solution {
  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::vector<std::string>> boards;
        std::vector<std::string> board(n, std::string(n, '.'));
        const unsigned row = (1u << n) - 1;

        std::function<void(int, unsigned, unsigned, unsigned)> place =
            [&](int r, unsigned columns, unsigned falling, unsigned rising) {
                if (r == n) {
                    boards.push_back(board);
                    return;
                }
                unsigned free = row & ~(columns | falling | rising);
                while (free) {
                    const unsigned queen = free & -free;
                    free ^= queen;
                    char& square = board[r][std::countr_zero(queen)];
                    square = 'Q';
                    // One row down, a falling diagonal is one column on, a rising one back.
                    place(r + 1, columns | queen, (falling | queen) << 1, (rising | queen) >> 1);
                    square = '.';
                }
            };
        place(0, 0, 0, 0);
        return boards;
    }
};

// N-Queens, variant array: one flag for each group, indexed by the group's name. A falling
// diagonal's name, r - c, starts at -(n - 1), so its index is r - c + n - 1.

#include <functional>
#include <string>
#include <vector>

class Solution {
  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        if (n == 0) return {{}}; // the one empty board, which has no diagonals to count

        std::vector<std::vector<std::string>> boards;
        std::vector<std::string> board(n, std::string(n, '.'));
        const int diagonals = 2 * n - 1; // in each direction
        std::vector<char> columns(n);
        std::vector<char> falling(diagonals);
        std::vector<char> rising(diagonals);

        std::function<void(int)> place = [&](int r) {
            if (r == n) {
                boards.push_back(board);
                return;
            }
            for (int c = 0; c < n; ++c) {
                char& column = columns[c];
                char& down_right = falling[r - c + n - 1];
                char& down_left = rising[r + c];
                if (column || down_right || down_left) continue;
                column = down_right = down_left = true;
                board[r][c] = 'Q';
                place(r + 1);
                board[r][c] = '.';
                column = down_right = down_left = false;
            }
        };
        place(0);
        return boards;
    }
};

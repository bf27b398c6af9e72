// twin of: rising-diagonal-not-released
// variant: bitmask
#include <functional>
#include <string>
#include <vector>

class Solution {
  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::vector<std::string>> boards;
        std::vector<std::string> board(n, std::string(n, '.'));
        unsigned rising = 0; // bit r + c; set on the way down, never cleared
        std::function<void(int, unsigned, unsigned)> place = [&](int r, unsigned cols,
                                                                 unsigned fall) {
            if (r == n) return boards.push_back(board);
            for (int c = 0; c < n; ++c) {
                const unsigned q = 1u << c;
                if (((cols | fall) & q) || (rising >> (r + c) & 1u)) continue;
                rising |= 1u << (r + c);
                board[r][c] = 'Q';
                place(r + 1, cols | q, (fall | q) << 1);
                board[r][c] = '.';
            }
        };
        place(0, 0, 0);
        return boards;
    }
};

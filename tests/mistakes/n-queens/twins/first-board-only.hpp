// twin of: first-board-only
// variant: bitmask
#include <optional>
#include <string>
#include <vector>

class Solution {
    using Board = std::vector<std::string>;

    static std::optional<Board> find(Board board, unsigned r, unsigned c, unsigned f, unsigned g) {
        const auto n = board.size();
        if (r == n) return board;
        for (unsigned i = 0; i < n; ++i) {
            const unsigned q = 1u << i;
            if ((c | f | g) & q) continue;
            Board next = board;
            next[r][i] = 'Q';
            if (auto done = find(next, r + 1, c | q, (f | q) << 1, (g | q) >> 1)) return done;
        }
        return std::nullopt;
    }

  public:
    std::vector<Board> solveNQueens(int n) {
        const auto board = find(Board(n, std::string(n, '.')), 0, 0, 0, 0);
        if (!board) return {};
        return {*board};
    }
};

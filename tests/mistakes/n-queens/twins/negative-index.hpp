// twin of: negative-index
// variant: other
#include <string>
#include <vector>

// Looks along the diagonals on the board itself, and walks off its left edge.
class Solution {
    using Board = std::vector<std::string>;

    static bool quiet(const Board& b, int r, int c) {
        const int n = static_cast<int>(b.size());
        for (int k = 1; k <= r; ++k) {
            if (b[r - k][c] == 'Q') return false;
            if (b.at(r - k).at(static_cast<std::size_t>(c - k)) == 'Q') return false;
            if (c + k < n && b[r - k][c + k] == 'Q') return false;
        }
        return true;
    }

    static void put(Board& b, int r, std::vector<Board>& out) {
        const int n = static_cast<int>(b.size());
        if (r == n) out.push_back(b);
        for (int c = 0; r < n && c < n; ++c) {
            if (!quiet(b, r, c)) continue;
            b[r][c] = 'Q';
            put(b, r + 1, out);
            b[r][c] = '.';
        }
    }

  public:
    std::vector<Board> solveNQueens(int n) {
        std::vector<Board> out;
        Board b(n, std::string(n, '.'));
        put(b, 0, out);
        return out;
    }
};

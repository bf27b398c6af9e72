// twin of: every-choice-of-squares
// variant: bitmask
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

// Each n-bit choice out of n * n squares, one after the other in numeric order. Sums of the queens
// of every line are looked at when the choice is complete.
class Solution {
  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        using Squares = unsigned __int128;
        std::vector<std::vector<std::string>> boards;
        const Squares one = 1;
        const Squares end = one << (n * n);
        for (Squares s = (one << n) - 1; s < end;) {
            std::uint32_t rows = 0, cols = 0, falling = 0, rising = 0;
            std::vector<std::string> board;
            bool ok = true;
            for (int i = 0; ok && i < n * n; ++i) {
                if (!(s >> i & 1)) continue;
                const int r = i / n, c = i % n;
                const bool seen = rows >> r & 1 || cols >> c & 1 || falling >> (r - c + n) & 1 ||
                                  rising >> (r + c) & 1;
                if (seen) ok = false;
                rows |= 1u << r, cols |= 1u << c;
                falling |= 1u << (r - c + n), rising |= 1u << (r + c);
                board.push_back(std::string(c, '.') + 'Q' + std::string(n - c - 1, '.'));
            }
            if (ok) boards.push_back(board);
            const Squares low = s & -s;
            const Squares up = s + low;
            s = up | (((s ^ up) / low) >> 2);
        }
        return boards;
    }
};

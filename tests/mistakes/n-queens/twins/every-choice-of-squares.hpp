// twin of: every-choice-of-squares
// variant: bitmask
#include <string>
#include <vector>

// The masks say whether the queens so far are at peace, and nobody asks before the last one stands.
class Solution {
    std::vector<std::vector<std::string>> boards;
    std::vector<int> squares;

    void choose(int n, int from, unsigned rows, unsigned cols, unsigned fall, unsigned rise,
                bool peace) {
        if (static_cast<int>(squares.size()) == n) {
            if (!peace) return;
            boards.emplace_back(n, std::string(n, '.'));
            for (const int s : squares)
                boards.back()[s / n][s % n] = 'Q';
            return;
        }
        for (int s = from; s < n * n; ++s) {
            const int r = s / n, c = s % n;
            const unsigned a = 1u << r, b = 1u << c, f = 1u << (r - c + n), g = 1u << (r + c);
            const bool clash = (rows & a) || (cols & b) || (fall & f) || (rise & g);
            squares.push_back(s);
            choose(n, s + 1, rows | a, cols | b, fall | f, rise | g, peace && !clash);
            squares.pop_back();
        }
    }

  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        choose(n, 0, 0, 0, 0, 0, true);
        return boards;
    }
};

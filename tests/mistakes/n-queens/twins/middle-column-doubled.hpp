// twin of: middle-column-doubled
// variant: bitmask
#include <string>
#include <vector>

class Solution {
    typedef std::vector<std::string> Board;

    static void walk(unsigned all, unsigned cols, unsigned fall, unsigned rise, unsigned open,
                     Board& rows, std::vector<Board>& found, int n) {
        if (cols == all) {
            found.push_back(rows);
            return;
        }
        for (int c = 0; c < n; ++c) {
            const unsigned q = 1u << c;
            if (!(open & q) || ((cols | fall | rise) & q)) continue;
            rows.push_back(std::string(c, '.') + "Q" + std::string(n - c - 1, '.'));
            walk(all, cols | q, (fall | q) << 1, (rise | q) >> 1, all, rows, found, n);
            rows.pop_back();
        }
    }

  public:
    std::vector<Board> solveNQueens(int n) {
        std::vector<Board> found;
        Board rows;
        const unsigned all = (1u << n) - 1;
        const unsigned half = (1u << (n / 2 + n % 2)) - 1;
        walk(all, 0, 0, 0, half, rows, found, n);
        if (n < 2) return found;
        const std::size_t left = found.size();
        for (std::size_t i = 0; i < left; ++i) {
            Board mirrored;
            for (const std::string& row : found[i])
                mirrored.push_back(std::string(row.rbegin(), row.rend()));
            found.push_back(mirrored);
        }
        return found;
    }
};

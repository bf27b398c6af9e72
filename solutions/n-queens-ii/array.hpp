// N-Queens II with arrays: one flag for each group, found by the group's name.
#include <cstddef>
#include <vector>

class Solution {
  public:
    int totalNQueens(int n) {
        if (n == 0) return 1; // One empty board, and no diagonal to keep a flag for.
        side = static_cast<std::size_t>(n);
        columns = std::vector<char>(side);
        falling = rising = std::vector<char>(2 * side - 1);
        return boardsFrom(0);
    }

  private:
    std::size_t side;
    std::vector<char> columns, falling, rising;

    // In how many ways the rows from r on can be filled, given the queens above them.
    int boardsFrom(std::size_t r) {
        if (r == side) return 1;
        int boards = 0;
        for (std::size_t c = 0; c < side; ++c) {
            // r − c starts at −(n − 1). The offset n − 1 makes that index 0.
            const std::size_t f = r + (side - 1) - c;
            if (columns[c] || falling[f] || rising[r + c]) continue;
            columns[c] = falling[f] = rising[r + c] = true;
            boards += boardsFrom(r + 1);
            columns[c] = falling[f] = rising[r + c] = false;
        }
        return boards;
    }
};

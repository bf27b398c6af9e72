// twin of: last-of-each-group-not-compared
// variant: bitmask
#include <vector>

class Solution {
  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        std::vector<std::pair<int, int>> holes;
        for (int r = 0; r != 9; ++r)
            for (int c = 0; c != 9; ++c)
                if (board[r][c] == '.') holes.emplace_back(r, c);
        fill(board, holes, holes.size());
    }

  private:
    bool fill(std::vector<std::vector<char>>& board, const std::vector<std::pair<int, int>>& holes,
              std::size_t left) {
        if (left == 0) return true;
        const auto [r, c] = holes[holes.size() - left];
        unsigned long long seen = 0; // bit ch - '.' for each character that was met
        for (int i = 1; i < 9; ++i)
            for (char ch : {board[r][i - 1], board[i - 1][c],
                            board[r / 3 * 3 + (i - 1) / 3][c / 3 * 3 + (i - 1) % 3]})
                seen |= 1ULL << (ch - '.');
        for (char digit = '1'; digit <= '9'; ++digit) {
            if (seen >> (digit - '.') & 1) continue;
            board[r][c] = digit;
            if (fill(board, holes, left - 1)) return true;
        }
        board[r][c] = '.';
        return false;
    }
};

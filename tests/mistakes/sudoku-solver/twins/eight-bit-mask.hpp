// twin of: eight-bit-mask
// variant: array
#include <map>
#include <string>
#include <vector>

class Solution {
    // One byte for each group, bit by bit a digit.
    std::map<std::string, unsigned char> taken;

    static std::vector<std::string> names(int r, int c) {
        return {"row " + std::to_string(r), "column " + std::to_string(c),
                "box " + std::to_string(r / 3) + std::to_string(c / 3)};
    }

    bool fill(std::vector<std::vector<char>>& board, int k) {
        if (k == 81) return true;
        const int r = k / 9, c = k % 9;
        if (board[r][c] != '.') return fill(board, k + 1);
        const auto groups = names(r, c);
        for (char digit = '1'; digit <= '9'; ++digit) {
            const unsigned bit = 1U << (digit - '1');
            bool fits = true;
            for (const auto& group : groups)
                if (taken[group] & bit) fits = false;
            if (!fits) continue;
            for (const auto& group : groups)
                taken[group] = static_cast<unsigned char>(taken[group] | bit);
            board[r][c] = digit;
            if (fill(board, k + 1)) return true;
            for (const auto& group : groups)
                taken[group] = static_cast<unsigned char>(taken[group] & ~bit);
            board[r][c] = '.';
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int k = 0; k < 81; ++k)
            if (board[k / 9][k % 9] != '.')
                for (const auto& group : names(k / 9, k % 9))
                    taken[group] |= static_cast<unsigned char>(1U << (board[k / 9][k % 9] - '1'));
        fill(board, 0);
    }
};

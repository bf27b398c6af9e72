// twin of: nine-slots-indexed-by-the-digit
// variant: other
#include <array>
#include <vector>

class Solution {
    using Counts = std::array<int, 9>;

    static bool count(Counts& counts, char digit) {
        return digit == '.' || ++counts[digit - '0'] == 1;
    }

  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) {
        std::array<Counts, 9> rows{}, columns{}, boxes{};
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                const char d = board[r][c];
                if (!count(rows[r], d) || !count(columns[c], d)) return false;
                if (!count(boxes[r / 3 * 3 + c / 3], d)) return false;
            }
        return true;
    }
};

// twin of: same-square-test-too-wide
// variant: other
#include <string>
#include <vector>

class Solution {
  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) {
        std::string flat;
        for (const auto& row : board)
            flat.append(row.begin(), row.end());
        for (int p = 0; p < 81; ++p) {
            for (int q = 0; q < p; ++q) {
                const bool other = p / 9 != q / 9 && p % 9 != q % 9;
                if (!other || flat[p] == '.' || flat[p] != flat[q]) continue;
                const bool line = p / 9 == q / 9 || p % 9 == q % 9;
                const bool box = p / 27 == q / 27 && p % 9 / 3 == q % 9 / 3;
                if (line || box) return false;
            }
        }
        return true;
    }
};

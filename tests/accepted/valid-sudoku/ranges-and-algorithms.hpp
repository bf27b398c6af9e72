// shape: C++20 ranges, projections and lambdas; no loop is written out
#include <algorithm>
#include <array>
#include <numeric>
#include <vector>

class Solution {
  public:
    bool isValidSudoku(const std::vector<std::vector<char>>& board) {
        std::array<int, 9> nine{};
        std::iota(nine.begin(), nine.end(), 0);

        const auto differs = [&](auto square) {
            std::vector<char> group(9);
            std::ranges::transform(nine, group.begin(), square);
            std::erase(group, '.');
            std::ranges::sort(group);
            return std::ranges::adjacent_find(group) == group.end();
        };

        return std::ranges::all_of(nine, [&](int g) {
            return differs([&](int i) { return board[g][i]; }) &&
                   differs([&](int i) { return board[i][g]; }) &&
                   differs([&](int i) { return board[g / 3 * 3 + i / 3][g % 3 * 3 + i % 3]; });
        });
    }
};

// shape: C++20 ranges, views and lambdas; no loop is written out
#include <algorithm>
#include <ranges>
#include <vector>

class Solution {
  public:
    bool isValidSudoku(const std::vector<std::vector<char>>& board) {
        namespace views = std::views;
        const auto nine = views::iota(0, 9);

        const auto differs = [&](auto square) {
            auto digits = nine | views::transform(square) |
                          views::filter([](char ch) { return ch != '.'; }) | views::common;
            std::vector<char> group(digits.begin(), digits.end());
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

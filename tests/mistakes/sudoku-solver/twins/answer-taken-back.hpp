// twin of: answer-taken-back
// variant: set
#include <functional>
#include <set>
#include <utility>
#include <vector>

class Solution {
  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        std::set<std::pair<int, char>> taken; // 0-8 rows, 9-17 columns, 18-26 boxes
        std::vector<int> holes;
        auto groups = [](int k) {
            return std::vector<int>{k / 9, 9 + k % 9, 18 + k / 27 * 3 + k % 9 / 3};
        };
        for (int k = 0; k < 81; ++k) {
            if (board[k / 9][k % 9] == '.')
                holes.push_back(k);
            else
                for (int g : groups(k))
                    taken.emplace(g, board[k / 9][k % 9]);
        }
        std::function<void(std::size_t)> search = [&](std::size_t i) {
            if (i == holes.size()) return;
            for (char digit = '1'; digit <= '9'; ++digit) {
                bool free = true;
                for (int g : groups(holes[i]))
                    free = free && !taken.count({g, digit});
                if (!free) continue;
                for (int g : groups(holes[i]))
                    taken.emplace(g, digit);
                board[holes[i] / 9][holes[i] % 9] = digit;
                search(i + 1);
                board[holes[i] / 9][holes[i] % 9] = '.';
                for (int g : groups(holes[i]))
                    taken.erase({g, digit});
            }
        };
        search(0);
    }
};

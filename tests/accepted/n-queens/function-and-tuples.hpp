// shape: std::function recursion; one set of tuples (kind of group, name) for all groups
#include <functional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

class Solution {
  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::vector<std::string>> boards;
        std::vector<std::string> board(n, std::string(n, '.'));
        std::set<std::tuple<char, int>> taken;
        std::function<void(int)> place = [&](int r) {
            if (r == n) {
                boards.push_back(board);
                return;
            }
            for (int c = 0; c < n; ++c) {
                const std::tuple<char, int> groups[] = {{'|', c}, {'\\', r - c}, {'/', r + c}};
                bool clash = false;
                for (const auto& group : groups)
                    clash = clash || taken.count(group) > 0;
                if (clash) continue;
                taken.insert(std::begin(groups), std::end(groups));
                board[r][c] = 'Q';
                place(r + 1);
                board[r][c] = '.';
                for (const auto& group : groups)
                    taken.erase(group);
            }
        };
        place(0);
        return boards;
    }
};

// N-Queens, variant set: one set for each family of groups, holding the names of those taken.

#include <functional>
#include <string>
#include <unordered_set>
#include <vector>

class Solution {
  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::vector<std::string>> boards;
        std::vector<std::string> board(n, std::string(n, '.'));
        std::unordered_set<int> columns; // named c
        std::unordered_set<int> falling; // named r - c: a step down-right adds 1 to both
        std::unordered_set<int> rising;  // named r + c: a step down-left adds 1 and takes 1

        std::function<void(int)> place = [&](int r) {
            if (r == n) {
                boards.push_back(board);
                return;
            }
            for (int c = 0; c < n; ++c) {
                if (columns.count(c) || falling.count(r - c) || rising.count(r + c)) continue;
                columns.insert(c);
                falling.insert(r - c);
                rising.insert(r + c);
                board[r][c] = 'Q';
                place(r + 1);
                board[r][c] = '.';
                rising.erase(r + c);
                falling.erase(r - c);
                columns.erase(c);
            }
        };
        place(0);
        return boards;
    }
};

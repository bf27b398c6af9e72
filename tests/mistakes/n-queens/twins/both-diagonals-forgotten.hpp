// twin of: both-diagonals-forgotten
// variant: set
#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

class Solution {
  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::vector<std::string>> boards;
        std::vector<std::string> board(n, std::string(n, '.'));
        std::set<int> columns;
        std::set<std::pair<int, int>> diagonals; // a pair of both names names the square, no line
        std::function<void(int)> place = [&](int r) {
            if (r == n) {
                boards.push_back(board);
                return;
            }
            for (int c = 0; c < n; ++c) {
                const std::pair<int, int> key(r - c, r + c);
                if (columns.count(c) || diagonals.count(key)) continue;
                columns.insert(c);
                diagonals.insert(key);
                board[r][c] = 'Q';
                place(r + 1);
                board[r][c] = '.';
                columns.erase(c);
                diagonals.erase(key);
            }
        };
        place(0);
        return boards;
    }
};

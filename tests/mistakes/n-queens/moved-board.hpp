// verdict: runtime-error
// mistake: A search that moves the board into the answer when it is full, and then goes on
//   with the empty shell that is left of it.
// find: n = 2 and n = 3 run, n = 1 does not: what happens only when a board is found? Does
//   the search still need that board afterwards?
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

class Solution {
    std::vector<std::vector<std::string>> boards;
    std::vector<std::string> board;
    std::unordered_set<int> cols, falling, rising;

    void place(std::size_t r) {
        if (r == board.size()) {
            boards.push_back(std::move(board));
            return;
        }
        const int n = static_cast<int>(board.size());
        const int row = static_cast<int>(r);
        for (int c = 0; c < n; ++c) {
            if (cols.count(c) || falling.count(row - c) || rising.count(row + c)) continue;
            cols.insert(c);
            falling.insert(row - c);
            rising.insert(row + c);
            board[r][c] = 'Q';
            place(r + 1);
            board[r][c] = '.';
            cols.erase(c);
            falling.erase(row - c);
            rising.erase(row + c);
        }
    }

  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        board.assign(n, std::string(n, '.'));
        place(0);
        return boards;
    }
};

// twin of: row-left-at-first-clash
// variant: set
#include <string>
#include <unordered_set>
#include <vector>

class Solution {
    std::unordered_set<int> columns, falling, rising;
    std::vector<std::vector<std::string>> boards;

    void place(std::vector<std::string>& board, int r) {
        const int n = static_cast<int>(board.size());
        if (r == n) {
            boards.push_back(board);
            return;
        }
        for (int c = 0; c < n; ++c) {
            if (columns.count(c) || falling.count(r - c) || rising.count(r + c)) return;
            columns.insert(c), falling.insert(r - c), rising.insert(r + c);
            board[r][c] = 'Q';
            place(board, r + 1);
            board[r][c] = '.';
            columns.erase(c), falling.erase(r - c), rising.erase(r + c);
        }
    }

  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::string> board(n, std::string(n, '.'));
        place(board, 0);
        return boards;
    }
};

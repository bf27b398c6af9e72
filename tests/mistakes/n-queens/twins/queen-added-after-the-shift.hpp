// twin of: queen-added-after-the-shift
// variant: set
#include <set>
#include <string>
#include <vector>

// The row is stepped on before the marks are made, so they name the square below the queen.
class Solution {
    std::set<int> cols_, falling_, rising_;
    std::vector<std::vector<std::string>> boards_;

    void place(std::vector<std::string>& board, int r) {
        const int n = static_cast<int>(board.size());
        if (r == n) {
            boards_.push_back(board);
            return;
        }
        for (int c = 0; c < n; ++c) {
            if (cols_.count(c) || falling_.count(r - c) || rising_.count(r + c)) continue;
            board[r][c] = 'Q';
            ++r;
            cols_.insert(c);
            falling_.insert(r - c);
            rising_.insert(r + c);
            place(board, r);
            cols_.erase(c);
            falling_.erase(r - c);
            rising_.erase(r + c);
            --r;
            board[r][c] = '.';
        }
    }

  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::string> board(n, std::string(n, '.'));
        place(board, 0);
        return boards_;
    }
};

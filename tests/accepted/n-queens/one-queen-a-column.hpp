// shape: all std::; goes through the columns, one queen in each, the row as the choice
#include <string>
#include <vector>

class Solution {
  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::vector<std::string>> found;
        std::vector<std::string> board(n, std::string(n, '.'));
        std::vector<bool> rows(n), falling(2 * n), rising(2 * n);
        fill(0, board, rows, falling, rising, found);
        return found;
    }

  private:
    static void fill(int c, std::vector<std::string>& board, std::vector<bool>& rows,
                     std::vector<bool>& falling, std::vector<bool>& rising,
                     std::vector<std::vector<std::string>>& found) {
        const int n = static_cast<int>(board.size());
        if (c == n) {
            found.push_back(board);
            return;
        }
        for (int r = 0; r < n; ++r) {
            if (rows[r] || falling[n + r - c] || rising[r + c]) continue;
            rows[r] = falling[n + r - c] = rising[r + c] = true;
            board[r][c] = 'Q';
            fill(c + 1, board, rows, falling, rising, found);
            board[r][c] = '.';
            rows[r] = falling[n + r - c] = rising[r + c] = false;
        }
    }
};

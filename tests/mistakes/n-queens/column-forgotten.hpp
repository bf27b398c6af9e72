// verdict: wrong-answer
// mistake: A search that keeps both diagonals and forgets the columns, so one queen may stand
//   straight below another.
// find: Draw what you return for n = 2 and check each queen against the one above it.
#include <string>
#include <unordered_set>
#include <vector>

class Solution {
  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::vector<std::string> board(n, std::string(n, '.'));
        place(0, n, board);
        return boards_;
    }

  private:
    std::vector<std::vector<std::string>> boards_;
    std::unordered_set<int> diag_, anti_;

    void place(int row, int n, std::vector<std::string>& board) {
        if (row == n) {
            boards_.push_back(board);
            return;
        }
        for (int col = 0; col < n; ++col) {
            if (diag_.count(row - col) || anti_.count(row + col)) continue;
            diag_.insert(row - col);
            anti_.insert(row + col);
            board[row][col] = 'Q';
            place(row + 1, n, board);
            board[row][col] = '.';
            diag_.erase(row - col);
            anti_.erase(row + col);
        }
    }
};

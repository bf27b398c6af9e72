// shape: a helper with the method's own name, const and reference parameters, alias return types
#include <set>
#include <string>
#include <vector>

class Solution {
    using Board = std::vector<std::string>;
    using Boards = std::vector<Board>;
    struct Taken {
        std::set<int> columns, falling, rising;
    };

  public:
    // clang-format off
    Boards
    solveNQueens(const int& n) const
    // clang-format on
    {
        Boards boards;
        Taken taken;
        Board board;
        solveNQueens(n, board, taken, boards);
        return boards;
    }

  private:
    void solveNQueens(const int n, Board& board, Taken& taken, Boards& boards) const {
        const int r = static_cast<int>(board.size());
        if (r == n) boards.push_back(board);
        for (int c = 0; r < n && c < n; ++c) {
            if (taken.columns.count(c) || taken.falling.count(r - c) || taken.rising.count(r + c))
                continue;
            taken.columns.insert(c);
            taken.falling.insert(r - c);
            taken.rising.insert(r + c);
            board.push_back(std::string(c, '.') + 'Q' + std::string(n - c - 1, '.'));
            solveNQueens(n, board, taken, boards);
            board.pop_back();
            taken.columns.erase(c);
            taken.falling.erase(r - c);
            taken.rising.erase(r + c);
        }
    }
};

// twin of: queen-added-after-the-shift
// variant: array
#include <string>
#include <vector>

// The row is stepped on before the marks are made, so they name the square below the queen.
class Solution {
    std::vector<int> cols, falling, rising; // how many queens mark each line
    std::vector<std::vector<std::string>> boards;

    void mark(int n, int r, int c, int by) {
        cols[c] += by;
        falling[r - c + n] += by;
        rising[r + c] += by;
    }

    void place(std::vector<std::string>& board, int r) {
        const int n = static_cast<int>(board.size());
        if (r == n) {
            boards.push_back(board);
            return;
        }
        for (int c = 0; c < n; ++c) {
            if (cols[c] + falling[r - c + n] + rising[r + c] > 0) continue;
            board[r][c] = 'Q';
            ++r;
            mark(n, r, c, 1);
            place(board, r);
            mark(n, r, c, -1);
            --r;
            board[r][c] = '.';
        }
    }

  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        cols.assign(n, 0);
        falling.assign(2 * n + 1, 0);
        rising.assign(2 * n, 0);
        std::vector<std::string> board(n, std::string(n, '.'));
        place(board, 0);
        return boards;
    }
};

// twin of: every-order-of-placing
// variant: array
#include <string>
#include <vector>

class Solution {
    std::vector<std::vector<std::string>> out;
    std::vector<int> attacked; // how many queens look at each square

    void look(int n, int square, int change) {
        for (int i = 0; i < n * n; ++i) {
            const int dr = i / n - square / n, dc = i % n - square % n;
            if (dr == 0 || dc == 0 || dr == dc || dr == -dc) attacked[i] += change;
        }
    }

    void add(int n, std::vector<std::string>& board, int placed) {
        if (placed == n) {
            out.push_back(board);
            return;
        }
        for (int i = 0; i < n * n; ++i) {
            if (attacked[i]) continue;
            board[i / n][i % n] = 'Q';
            look(n, i, 1);
            add(n, board, placed + 1);
            look(n, i, -1);
            board[i / n][i % n] = '.';
        }
    }

  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        attacked.assign(n * n, 0);
        std::vector<std::string> board(n, std::string(n, '.'));
        add(n, board, 0);
        return out;
    }
};

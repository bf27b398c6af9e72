// twin of: dead-square-never-chosen
// variant: set
#include <optional>
#include <set>
#include <vector>

class Solution {
    using Board = std::vector<std::vector<char>>;

    static std::set<char> options(const Board& board, int k) {
        std::set<char> left{'1', '2', '3', '4', '5', '6', '7', '8', '9'};
        for (int i = 0; i < 9; ++i) {
            left.erase(board[k / 9][i]);
            left.erase(board[i][k % 9]);
            left.erase(board[k / 27 * 3 + i / 3][k % 9 / 3 * 3 + i % 3]);
        }
        return left;
    }

    static std::optional<int> tightest(const Board& board) {
        std::optional<int> found;
        for (int k = 0; k < 81; ++k) {
            if (board[k / 9][k % 9] != '.' || options(board, k).empty()) continue;
            if (!found || options(board, k).size() < options(board, *found).size()) found = k;
        }
        return found;
    }

    static bool fill(Board& board) {
        const auto k = tightest(board);
        if (!k) return true;
        for (char digit : options(board, *k)) {
            board[*k / 9][*k % 9] = digit;
            if (fill(board)) return true;
            board[*k / 9][*k % 9] = '.';
        }
        return false;
    }

  public:
    void solveSudoku(Board& board) { fill(board); }
};

// twin of: dot-marked-as-a-digit
// variant: other
#include <array>
#include <vector>

class Solution {
    std::array<std::array<char, 9>, 27> taken{};

    std::array<int, 3> groups(int k) { return {k / 9, 9 + k % 9, 18 + k / 27 * 3 + k % 9 / 3}; }

    void mark(int k, char digit, char how) {
        for (int g : groups(k))
            taken[g][digit - '1'] = how;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        std::vector<int> holes;
        for (int k = 0; k < 81; ++k) {
            mark(k, board[k / 9][k % 9], 1);
            if (board[k / 9][k % 9] == '.') holes.push_back(k);
        }
        fill(board, holes, 0);
    }

    bool fill(std::vector<std::vector<char>>& board, const std::vector<int>& holes, std::size_t i) {
        if (i == holes.size()) return true;
        for (char digit = '1'; digit <= '9'; ++digit) {
            bool fits = true;
            for (int g : groups(holes[i]))
                fits = fits && !taken[g][digit - '1'];
            if (!fits) continue;
            mark(holes[i], digit, 1);
            board[holes[i] / 9][holes[i] % 9] = digit;
            if (fill(board, holes, i + 1)) return true;
            mark(holes[i], digit, 0);
        }
        return false;
    }
};

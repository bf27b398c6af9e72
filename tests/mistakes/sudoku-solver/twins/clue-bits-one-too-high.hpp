// twin of: clue-bits-one-too-high
// variant: array
#include <vector>

class Solution {
    bool taken[27][10] = {};
    std::vector<int> holes;

    bool* group(int kind, int k) {
        const int number[] = {k / 9, k % 9, k / 27 * 3 + k % 9 / 3};
        return taken[9 * kind + number[kind]];
    }

    bool fill(std::vector<std::vector<char>>& board, std::size_t next) {
        if (next == holes.size()) return true;
        const int k = holes[next];
        bool *r = group(0, k), *c = group(1, k), *b = group(2, k);
        for (int d = 0; d < 9; ++d) {
            if (r[d] || c[d] || b[d]) continue;
            r[d] = c[d] = b[d] = true;
            board[k / 9][k % 9] = static_cast<char>(d + '1');
            if (fill(board, next + 1)) return true;
            r[d] = c[d] = b[d] = false;
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int k = 0; k < 81; ++k) {
            const char ch = board[k / 9][k % 9];
            if (ch == '.') {
                holes.push_back(k);
                continue;
            }
            for (int kind = 0; kind < 3; ++kind)
                group(kind, k)[ch - '0'] = true;
        }
        fill(board, 0);
    }
};

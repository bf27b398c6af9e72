// twin of: prints-at-every-try
// variant: bitmask
#include <cstdio>
#include <string>
#include <vector>

class Solution {
    int taken[27] = {};

    static std::string drawn(const std::vector<std::vector<char>>& board) {
        std::string text;
        for (const auto& row : board) {
            text += "|";
            for (char ch : row)
                text += std::string(" ") + ch;
        }
        return text + "| ==== ";
    }

    bool fill(std::vector<std::vector<char>>& board, int k) {
        if (k == 81) return true;
        char& square = board[k / 9][k % 9];
        if (square != '.') return fill(board, k + 1);
        int &row = taken[k / 9], &column = taken[9 + k % 9],
            &box = taken[18 + k / 27 * 3 + k % 9 / 3];
        for (int bit = 1; bit < 512; bit *= 2) {
            std::printf("%d %03x %s", k, static_cast<unsigned>(bit), drawn(board).c_str());
            if ((row | column | box) & bit) continue;
            row ^= bit, column ^= bit, box ^= bit;
            square = static_cast<char>('1' + __builtin_ctz(bit));
            if (fill(board, k + 1)) return true;
            square = '.';
            row ^= bit, column ^= bit, box ^= bit;
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int k = 0; k < 81; ++k)
            if (board[k / 9][k % 9] != '.')
                for (int g : {k / 9, 9 + k % 9, 18 + k / 27 * 3 + k % 9 / 3})
                    taken[g] |= 1 << (board[k / 9][k % 9] - '1');
        fill(board, 0);
    }
};

// twin of: masks-not-restored-with-the-board
// variant: set
#include <array>
#include <set>
#include <vector>

class Solution {
    using Board = std::vector<std::vector<char>>;
    std::array<std::set<char>, 9> rows, columns, boxes;

    std::vector<char> choices(int r, int c) const {
        std::vector<char> list;
        for (char digit = '1'; digit <= '9'; ++digit)
            if (!rows[r].count(digit) && !columns[c].count(digit) &&
                !boxes[3 * (r / 3) + c / 3].count(digit))
                list.push_back(digit);
        return list;
    }

    void put(Board& board, int r, int c, char digit) {
        board[r][c] = digit;
        rows[r].insert(digit);
        columns[c].insert(digit);
        boxes[3 * (r / 3) + c / 3].insert(digit);
    }

    // The board comes by value: each level works on a copy of its own.
    bool fill(Board board, Board& answer) {
        int at = -1;
        std::vector<char> fewest(10);
        for (int k = 0; k < 81; ++k) {
            if (board[k / 9][k % 9] != '.') continue;
            const auto list = choices(k / 9, k % 9);
            if (list.size() < fewest.size()) at = k, fewest = list;
        }
        if (at == -1) {
            answer = board;
            return true;
        }
        for (char digit : fewest) {
            Board next = board;
            put(next, at / 9, at % 9, digit);
            if (fill(next, answer)) return true;
        }
        return false;
    }

  public:
    void solveSudoku(Board& board) {
        for (int k = 0; k < 81; ++k)
            if (board[k / 9][k % 9] != '.') put(board, k / 9, k % 9, board[k / 9][k % 9]);
        fill(board, board);
    }
};

// shape: a recursive helper that has the method's own name and other parameters
#include <vector>

class Solution {
    unsigned rows[9] = {}, columns[9] = {}, boxes[9] = {};

    bool isValidSudoku(const std::vector<std::vector<char>>& board, int square) {
        if (square == 81) return true;
        const int r = square / 9, c = square % 9;
        if (board[r][c] != '.') {
            unsigned& box = boxes[r / 3 * 3 + c / 3];
            const unsigned bit = 1u << (board[r][c] - '0');
            if ((rows[r] | columns[c] | box) & bit) return false;
            rows[r] |= bit;
            columns[c] |= bit;
            box |= bit;
        }
        return isValidSudoku(board, square + 1);
    }

  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) { return isValidSudoku(board, 0); }
};

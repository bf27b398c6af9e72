// verdict: wrong-answer
// mistake: A check of rows and columns only, which forgets the 3 x 3 boxes.
// find: Put one digit on (0, 0) and the same on (1, 1), and nothing else. They share no row and
//   no column, and still they clash.
#include <unordered_set>
#include <vector>

class Solution {
  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) {
        for (int i = 0; i < 9; ++i) {
            std::unordered_set<char> row;
            std::unordered_set<char> column;
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] != '.' && !row.insert(board[i][j]).second) return false;
                if (board[j][i] != '.' && !column.insert(board[j][i]).second) return false;
            }
        }
        return true;
    }
};

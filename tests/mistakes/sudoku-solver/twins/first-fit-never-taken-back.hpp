// twin of: first-fit-never-taken-back
// variant: set
#include <set>
#include <vector>
using std::set;
using std::vector;

class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int k = 0; k < 81; ++k) {
            char& square = board[k / 9][k % 9];
            if (square != '.') continue;
            set<char> taken;
            for (int i = 0; i < 9; ++i) {
                taken.insert(board[k / 9][i]);
                taken.insert(board[i][k % 9]);
                taken.insert(board[k / 27 * 3 + i / 3][k % 9 / 3 * 3 + i % 3]);
            }
            char digit = '1';
            while (taken.count(digit))
                ++digit;
            if (digit > '9') return;
            square = digit;
        }
    }
};

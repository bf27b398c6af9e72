// Valid Sudoku (LeetCode 36): return whether every row, column and 3 × 3 box is
// free of repeated digits. A square is '1' to '9', or '.' where it is empty;
// the board need not be solvable.

#include <vector>

using namespace std;

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        return false; // your answer goes here
    }
};

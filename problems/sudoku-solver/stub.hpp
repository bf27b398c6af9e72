// Sudoku Solver (LeetCode 37): fill each empty square ('.') of the 9 × 9 board
// in place, so that every row, column and 3 × 3 box holds '1' to '9' once. Keep
// the clues; the board has exactly one solution.

#include <vector>

using namespace std;

class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) {
        // your answer goes here: change board in place
    }
};

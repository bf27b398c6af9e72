// verdict: wrong-answer
// mistake: A square is compared only with squares to the right and below at once, so two in a box
//   on a falling-left line never meet.
// find: Put equal digits on (0, 1) and (1, 0). Which of the two loops would have to reach the
//   other square?
#include <vector>
using namespace std;

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                for (int i = r; i < 9; i++)
                    for (int j = c; j < 9; j++) {
                        if (board[r][c] == '.' || board[r][c] != board[i][j]) continue;
                        if (i == r && j == c) continue;
                        bool sameBox = i / 3 == r / 3 && j / 3 == c / 3;
                        if (i == r || j == c || sameBox) return false;
                    }
        return true;
    }
};

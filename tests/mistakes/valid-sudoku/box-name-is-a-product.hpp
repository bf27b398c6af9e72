// verdict: wrong-answer
// mistake: The box is named by a product, r / 3 * c / 3, where a sum is meant: every box of the
//   top band is called 0.
// find: Compute the box of (0, 0) and of (0, 8) with your formula. What would have to be added so
//   that they differ?
#include <bits/stdc++.h>
using namespace std;

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<int> row(9), col(9), box(9);
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] == '.') continue;
                int bit = 1 << (board[i][j] - '0');
                int k = i / 3 * j / 3;
                if ((row[i] & bit) || (col[j] & bit) || (box[k] & bit)) return false;
                row[i] |= bit;
                col[j] |= bit;
                box[k] |= bit;
            }
        }
        return true;
    }
};

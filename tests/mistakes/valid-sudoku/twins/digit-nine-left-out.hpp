// twin of: digit-nine-left-out
// variant: set
#include <unordered_set>
#include <vector>
using std::unordered_set;
using std::vector;

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<unordered_set<int>> rows(9), cols(9), boxes(9);
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                const int d = board[r][c] - '0';
                if (d < 1 || d >= 9) continue; // not a digit
                const int b = 3 * (r / 3) + c / 3;
                if (!rows[r].insert(d).second) return false;
                if (!cols[c].insert(d).second) return false;
                if (!boxes[b].insert(d).second) return false;
            }
        }
        return true;
    }
};

// shape: one array of 3 × 9 × 9 flags; a second class beside the one that is called
#include <vector>
using namespace std;

class Solution {
  public:
    static bool isValidSudoku(const vector<vector<char>>& board) {
        bool used[3][9][9] = {};
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                const int d = board[r][c] - '1';
                const int group[3] = {r, c, r / 3 * 3 + c / 3};
                for (int kind = 0; kind < 3; ++kind) {
                    bool& flag = used[kind][group[kind]][d];
                    if (flag) return false;
                    flag = true;
                }
            }
        return true;
    }
};

class Solution2 {
  public:
    bool isValidSudoku(vector<vector<char>>&) { return false; } // to be tried later
};

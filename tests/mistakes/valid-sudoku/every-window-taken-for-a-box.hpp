// verdict: wrong-answer
// mistake: Every block of 3 × 3 squares is taken for a box, also the forty that lie across the
//   rules between boxes.
// find: Count the blocks that your loops visit: there should be nine. Then try equal digits on
//   (2, 2) and (3, 3), which may stand.
#include <set>
#include <vector>
using namespace std;

class Solution {
  public:
    bool unique(const vector<vector<char>>& b, int r0, int r1, int c0, int c1) {
        set<char> seen;
        for (int r = r0; r < r1; ++r)
            for (int c = c0; c < c1; ++c)
                if (b[r][c] != '.' && !seen.insert(b[r][c]).second) return false;
        return true;
    }

    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; ++i)
            if (!unique(board, i, i + 1, 0, 9) || !unique(board, 0, 9, i, i + 1)) return false;
        for (int r = 0; r <= 6; ++r)
            for (int c = 0; c <= 6; ++c)
                if (!unique(board, r, r + 3, c, c + 3)) return false;
        return true;
    }
};

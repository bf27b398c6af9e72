// twin of: box-name-is-a-product
// variant: set
#include <set>
#include <vector>

class Solution {
    static int boxOf(int r, int c) { return (r / 3) * c / 3; }

  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) {
        std::set<char> inRow[9], inColumn[9], inBox[9];
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                const char d = board[r][c];
                if (d == '.') continue;
                const bool fresh = inRow[r].insert(d).second && inColumn[c].insert(d).second &&
                                   inBox[boxOf(r, c)].insert(d).second;
                if (!fresh) return false;
            }
        }
        return true;
    }
};

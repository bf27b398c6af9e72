// twin of: fresh-grid
// variant: set
#include <set>
#include <vector>
using namespace std;

class Solution {
    vector<set<char>> R = vector<set<char>>(9), C = R, B = R;

  public:
    void solveSudoku(vector<vector<char>>& board) { fill(board, 0, 0); }

    bool fill(vector<vector<char>>& board, int r, int c) {
        if (r == 9) return true;
        for (char d = '1'; d <= '9'; ++d) {
            if (R[r].count(d) + C[c].count(d) + B[r / 3 * 3 + c / 3].count(d)) continue;
            R[r].insert(d);
            C[c].insert(d);
            B[r / 3 * 3 + c / 3].insert(d);
            board[r][c] = d;
            if (c < 8 ? fill(board, r, c + 1) : fill(board, r + 1, 0)) return true;
            R[r].erase(d);
            C[c].erase(d);
            B[r / 3 * 3 + c / 3].erase(d);
        }
        return false;
    }
};

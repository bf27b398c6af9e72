// twin of: queen-not-lifted
// variant: bitmask
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<string>> res;
    vector<string> grid;

    void rec(int r, int n, int c, int f, int g) {
        if (r == n) {
            res.push_back(grid);
            return;
        }
        int open = ((1 << n) - 1) & ~(c | f | g);
        while (open) {
            int q = open & -open;
            open &= open - 1;
            grid[r][__builtin_ctz(q)] = 'Q'; // the masks undo themselves, the drawing does not
            rec(r + 1, n, c | q, (f | q) << 1, (g | q) >> 1);
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        grid = vector<string>(n, string(n, '.'));
        rec(0, n, 0, 0, 0);
        return res;
    }
};

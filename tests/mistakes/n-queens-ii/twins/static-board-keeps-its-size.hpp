// twin of: static-board-keeps-its-size
// variant: array
#include <string>
#include <vector>
using namespace std;

vector<string> grid;

class Solution {
    int n, total = 0;

    bool clear(int y, int x) {
        for (int k = 1; k <= y; ++k) {
            if (grid[y - k][x] == 'Q') return false;
            if (x - k >= 0 && grid[y - k][x - k] == 'Q') return false;
            if (x + k < n && grid[y - k][x + k] == 'Q') return false;
        }
        return true;
    }

    void fill(int y) {
        if (y == n) {
            ++total;
            return;
        }
        for (int x = 0; x < n; ++x) {
            if (!clear(y, x)) continue;
            grid[y][x] = 'Q';
            fill(y + 1);
            grid[y][x] = '.';
        }
    }

  public:
    int totalNQueens(int n) {
        this->n = n;
        if (grid.empty()) grid = vector<string>(n, string(n, '.'));
        fill(0);
        return total;
    }
};

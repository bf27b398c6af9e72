// shape: raw new without delete, and variable-length arrays
#include <cstring>
#include <string>
#include <vector>
using namespace std;

struct Marks {
    bool *col, *up, *down;
    Marks(int n) {
        col = new bool[n];
        up = new bool[2 * n];
        down = new bool[2 * n];
        memset(col, 0, n);
        memset(up, 0, 2 * n);
        memset(down, 0, 2 * n);
    }
};

class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        auto* ans = new vector<vector<string>>();
        int at[n + 1];
        memset(at, 0, sizeof at);
        go(0, n, at, new Marks(n), ans);
        return *ans;
    }

    void go(int r, int n, int* at, Marks* m, vector<vector<string>>* ans) {
        if (r == n) {
            vector<string> board;
            char line[n + 1];
            for (int i = 0; i < n; i++) {
                memset(line, '.', n);
                line[n] = 0;
                line[at[i]] = 'Q';
                board.push_back(line);
            }
            ans->push_back(board);
            return;
        }
        for (int c = 0; c < n; c++) {
            bool &x = m->col[c], &y = m->up[r + c], &z = m->down[r - c + n];
            if (x || y || z) continue;
            x = y = z = true;
            at[r] = c;
            go(r + 1, n, at, m, ans);
            x = y = z = false;
        }
    }
};

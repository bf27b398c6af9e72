// twin of: only-row-above-on-diagonals
// variant: bitmask
#include <bits/stdc++.h>
using namespace std;

class Solution {
    int n, full;
    vector<string> board;
    vector<vector<string>> out;

    void rec(int r, int cols, int last) {
        if (r == n) {
            out.push_back(board);
            return;
        }
        // The masks of the earlier rows are lost here: only the last queen's neighbours remain.
        int free = full & ~(cols | last << 1 | last >> 1);
        for (; free; free &= free - 1) {
            int bit = free & -free;
            int c = __builtin_ctz(bit);
            board[r][c] = 'Q';
            rec(r + 1, cols | bit, bit);
            board[r][c] = '.';
        }
    }

  public:
    vector<vector<string>> solveNQueens(int N) {
        n = N;
        full = (1 << n) - 1;
        board = vector<string>(n, string(n, '.'));
        rec(0, 0, 0);
        return out;
    }
};

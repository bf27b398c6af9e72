// verdict: wrong-answer
// mistake: A search that does not release the falling diagonal, the column, or anything at
//   all on the way back, so later branches meet queens that are no longer there.
// find: Trace n = 4 by hand and write down what is marked after every return. It must be what
//   was marked before the call.
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<bool> col, falling, rising;
    vector<vector<string>> boards;

    void place(int r, vector<string>& board) {
        const int n = static_cast<int>(board.size());
        if (r == n) {
            boards.push_back(board);
            return;
        }
        for (int c = 0; c < n; ++c) {
            const int f = r - c + n - 1;
            const int g = r + c;
            if (col[c] || falling[f] || rising[g]) continue;
            board[r][c] = 'Q';
            col[c] = true;
            falling[f] = true;
            rising[g] = true;
            place(r + 1, board);
            board[r][c] = '.';
            col[c] = false;
            rising[g] = false;
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        col.assign(n, false);
        falling.assign(2 * n - 1, false);
        rising.assign(2 * n - 1, false);
        vector<string> board(n, string(n, '.'));
        place(0, board);
        return boards;
    }
};

// verdict: time-limit-exceeded
// mistake: A while loop over the columns that goes on to its next round before it has stepped
//   to the next column, and so looks at the first attacked square for ever.
// find: n = 1 ends and n = 2 does not. Print the column at the top of the loop.
#include <set>
#include <string>
#include <vector>
using namespace std;

class Solution {
    set<int> cols, diag, anti;
    vector<vector<string>> res;

    void backtrack(int r, vector<string>& board) {
        int n = board.size();
        if (r == n) {
            res.push_back(board);
            return;
        }
        int c = 0;
        while (c < n) {
            if (cols.count(c) || diag.count(r - c) || anti.count(r + c)) continue;
            cols.insert(c);
            diag.insert(r - c);
            anti.insert(r + c);
            board[r][c] = 'Q';
            backtrack(r + 1, board);
            board[r][c] = '.';
            cols.erase(c);
            diag.erase(r - c);
            anti.erase(r + c);
            c++;
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        backtrack(0, board);
        return res;
    }
};

// verdict: wrong-answer
// mistake: A search that marks the falling diagonals and never the rising ones, so queens may
//   stand one step down-left of each other.
// find: Draw the boards you return for n = 2 and say for each pair of queens which line they
//   share.
#include <string>
#include <vector>
using namespace std;

class Solution {
    int n;
    vector<vector<string>> res;
    vector<string> board;
    vector<int> usedCol, usedDiag;

    void backtrack(int row) {
        if (row == n) {
            res.push_back(board);
            return;
        }
        for (int col = 0; col < n; col++) {
            if (usedCol[col] || usedDiag[row - col + n - 1]) continue;
            usedCol[col] = usedDiag[row - col + n - 1] = 1;
            board[row][col] = 'Q';
            backtrack(row + 1);
            board[row][col] = '.';
            usedCol[col] = usedDiag[row - col + n - 1] = 0;
        }
    }

  public:
    vector<vector<string>> solveNQueens(int size) {
        n = size;
        board.assign(n, string(n, '.'));
        usedCol.assign(n, 0);
        usedDiag.assign(2 * n - 1, 0);
        backtrack(0);
        return res;
    }
};

// verdict: runtime-error
// mistake: Flags for the rising diagonals with n entries where r + c runs to 2n - 2.
// find: Write r + c into every square of a 3 x 3 board and count the different values.
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<string>> res;
    vector<char> col, fall, rise;

    void bt(vector<string>& board, int r) {
        int n = board.size();
        if (r == n) {
            res.push_back(board);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (col[c]) continue;
            if (fall[r - c + n - 1]) continue;
            if (rise[r + c]) continue;
            col[c] = fall[r - c + n - 1] = rise[r + c] = 1;
            board[r][c] = 'Q';
            bt(board, r + 1);
            board[r][c] = '.';
            col[c] = fall[r - c + n - 1] = rise[r + c] = 0;
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        col.assign(n, 0);
        fall.assign(2 * n - 1, 0);
        rise.assign(n, 0);
        vector<string> board(n, string(n, '.'));
        bt(board, 0);
        return res;
    }
};

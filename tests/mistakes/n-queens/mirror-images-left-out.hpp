// verdict: wrong-answer
// mistake: A search of the left half of the first row and its middle column, without the
//   mirror images that stand for the right half.
// find: n = 4 has two boards, each the mirror image of the other. Which of them do you
//   return?
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<string>> result;
    vector<char> col, d1, d2;

    void place(vector<string>& board, int r) {
        int n = board.size();
        if (r == n) {
            result.push_back(board);
            return;
        }
        int last = r == 0 ? (n - 1) / 2 : n - 1;
        for (int c = 0; c <= last; c++) {
            if (col[c] || d1[r - c + n - 1] || d2[r + c]) continue;
            board[r][c] = 'Q';
            col[c] = d1[r - c + n - 1] = d2[r + c] = 1;
            place(board, r + 1);
            col[c] = d1[r - c + n - 1] = d2[r + c] = 0;
            board[r][c] = '.';
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        col.assign(n, 0);
        d1.assign(2 * n - 1, 0);
        d2.assign(2 * n - 1, 0);
        vector<string> board(n, string(n, '.'));
        place(board, 0);
        return result;
    }
};

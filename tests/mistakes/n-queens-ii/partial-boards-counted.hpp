// verdict: wrong-answer
// mistake: Every queen that could be placed is counted, in whatever row, instead of every board
//   that was completed.
// find: For n = 2 there is no board and you count something: put a name to each thing you count
//   there.
class Solution {
    int count = 0;

    void place(int n, int row, vector<char>& col, vector<char>& diag, vector<char>& anti) {
        for (int c = 0; row < n && c < n; c++) {
            if (col[c] || diag[n - 1 + row - c] || anti[row + c]) continue;
            count++;
            col[c] = diag[n - 1 + row - c] = anti[row + c] = 1;
            place(n, row + 1, col, diag, anti);
            col[c] = diag[n - 1 + row - c] = anti[row + c] = 0;
        }
    }

  public:
    int totalNQueens(int n) {
        vector<char> col(n), diag(2 * n), anti(2 * n);
        place(n, 0, col, diag, anti);
        return count;
    }
};

// verdict: wrong-answer
// mistake: Each call gets its own copy of the marks, and then marks every square it tries in that
//   one copy: a row meets its own earlier queens.
// find: Ask of one row: when its second square is tried, is the queen on its first square gone?
class Solution {
    int solve(int row, int n, set<int> cols, set<int> diag, set<int> anti) {
        if (row == n) return 1;
        int total = 0;
        for (int col = 0; col < n; col++) {
            if (cols.count(col) || diag.count(row - col) || anti.count(row + col)) continue;
            cols.insert(col); // the sets are copies, no need to undo
            diag.insert(row - col);
            anti.insert(row + col);
            total += solve(row + 1, n, cols, diag, anti);
        }
        return total;
    }

  public:
    int totalNQueens(int n) { return solve(0, n, {}, {}, {}); }
};

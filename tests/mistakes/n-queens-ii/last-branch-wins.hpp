// verdict: wrong-answer
// mistake: Each row keeps the result of its last free square and forgets those before it:
//   assigned, where it should be added.
// find: For n = 4, write down what each of the four branches of row 0 returns, and then what row 0
//   itself returns.
class Solution {
    set<int> cols, diag, anti;

    int solve(int n, int row) {
        if (row == n) return 1;
        int total = 0;
        for (int col = 0; col < n; ++col) {
            if (cols.count(col) || diag.count(row - col) || anti.count(row + col)) continue;
            cols.insert(col);
            diag.insert(row - col);
            anti.insert(row + col);
            total = solve(n, row + 1);
            cols.erase(col);
            diag.erase(row - col);
            anti.erase(row + col);
        }
        return total;
    }

  public:
    int totalNQueens(int n) { return solve(n, 0); }
};

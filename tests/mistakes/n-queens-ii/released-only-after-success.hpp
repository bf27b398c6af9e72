// verdict: wrong-answer
// mistake: The marks are released only when the branch found a board, so every dead end leaves its
//   queens standing.
// find: Trace n = 4 from row 0, column 0: the branch finds nothing, so what does it leave behind
//   for column 1?
class Solution {
    unordered_set<int> cols, diag, anti;

  public:
    int totalNQueens(int n, int row = 0) {
        if (row == n) return 1;
        int total = 0;
        for (int col = 0; col < n; ++col) {
            if (cols.count(col) || diag.count(row - col) || anti.count(row + col)) continue;
            cols.insert(col);
            diag.insert(row - col);
            anti.insert(row + col);
            int found = totalNQueens(n, row + 1);
            if (found > 0) {
                total += found;
                cols.erase(col);
                diag.erase(row - col);
                anti.erase(row + col);
            }
        }
        return total;
    }
};

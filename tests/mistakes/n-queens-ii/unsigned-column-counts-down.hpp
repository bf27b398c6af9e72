// verdict: time-limit-exceeded
// mistake: A column that counts down in an unsigned type: it is never below 0, so the loop never
//   ends.
// find: Print the column for n = 1, and stop at the third line.
class Solution {
    unordered_set<unsigned> cols, diff, sum;

    int search(unsigned row, unsigned n) {
        if (row == n) return 1;
        int total = 0;
        for (unsigned col = n - 1; col >= 0; --col) {
            if (cols.count(col) || diff.count(row - col) || sum.count(row + col)) continue;
            cols.insert(col);
            diff.insert(row - col);
            sum.insert(row + col);
            total += search(row + 1, n);
            cols.erase(col);
            diff.erase(row - col);
            sum.erase(row + col);
        }
        return total;
    }

  public:
    int totalNQueens(int n) { return search(0, n); }
};

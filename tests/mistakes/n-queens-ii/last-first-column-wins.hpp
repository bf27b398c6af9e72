// verdict: wrong-answer
// mistake: Each column of row 0 replaces the result of the column before: assigned, where it
//   should be added.
// find: For n = 4, write down what each of the four first columns finds, and then what your
//   function returns.
class Solution {
    set<int> cols, diag, anti;

    int solve(int n, int row) {
        if (row == n) return 1;
        int total = 0;
        for (int col = 0; col < n; ++col)
            total += with_queen(n, row, col);
        return total;
    }

    int with_queen(int n, int row, int col) {
        if (cols.count(col) || diag.count(row - col) || anti.count(row + col)) return 0;
        cols.insert(col);
        diag.insert(row - col);
        anti.insert(row + col);
        int found = solve(n, row + 1);
        cols.erase(col);
        diag.erase(row - col);
        anti.erase(row + col);
        return found;
    }

  public:
    int totalNQueens(int n) {
        int answer = 0;
        for (int first = 0; first < n; ++first)
            answer = with_queen(n, 0, first);
        return answer;
    }
};

// verdict: runtime-error
// mistake: A static array that gets its size from the first call and keeps it, so that a larger
//   board later does not fit.
// find: Call your function with n = 4 and then with n = 9 in one program, and print the size of
//   the array in both calls.
class Solution {
  public:
    int totalNQueens(int n) {
        static vector<int> queens(n, -1);
        return place(queens, 0, n);
    }

  private:
    int place(vector<int>& queens, int row, int n) {
        if (row == n) return 1;
        int total = 0;
        for (int col = 0; col < n; ++col) {
            bool ok = true;
            for (int r = 0; r < row; ++r)
                if (queens[r] == col || abs(queens[r] - col) == row - r) ok = false;
            if (ok) {
                queens[row] = col;
                total += place(queens, row + 1, n);
            }
        }
        return total;
    }
};

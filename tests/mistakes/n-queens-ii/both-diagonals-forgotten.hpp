// verdict: wrong-answer
// mistake: A search that keeps rows and columns apart and never looks along a diagonal: rooks, not
//   queens.
// find: Compare your answers for n = 2 and n = 3 with n!, the number of orders in which n columns
//   can be used.
class Solution {
    int count = 0;
    vector<bool> used;

    void place(int row, int n) {
        if (row == n) {
            count++;
            return;
        }
        for (int col = 0; col < n; col++) {
            if (used[col]) continue;
            used[col] = true;
            place(row + 1, n);
            used[col] = false;
        }
    }

  public:
    int totalNQueens(int n) {
        used.resize(n);
        place(0, n);
        return count;
    }
};

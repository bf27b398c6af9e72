// verdict: runtime-error
// mistake: Arrays that reserve room and stay empty, and are then indexed.
// find: Print the size of each array before its first use.
class Solution {
    vector<int> queens;
    int total = 0;

    bool safe(int row, int col) {
        for (int r = 0; r < row; ++r) {
            if (queens[r] == col || abs(queens[r] - col) == row - r) return false;
        }
        return true;
    }

    void place(int row, int n) {
        if (row == n) {
            ++total;
            return;
        }
        for (int col = 0; col < n; ++col) {
            if (!safe(row, col)) continue;
            queens[row] = col;
            place(row + 1, n);
        }
    }

  public:
    int totalNQueens(int n) {
        queens.reserve(n);
        place(0, n);
        return total;
    }
};

// twin of: dead-ends-counted
// variant: array
class Solution {
    vector<int> q;
    int total = 0;

    void go(int row, int n) {
        bool moved = false;
        for (int c = 0; row < n && c < n; c++) {
            bool safe = true;
            for (int r = 0; r < row; r++)
                if (q[r] == c || abs(q[r] - c) == row - r) safe = false;
            if (!safe) continue;
            moved = true;
            q[row] = c;
            go(row + 1, n);
        }
        if (!moved) total++; // end of the line: a board
    }

  public:
    int totalNQueens(int n) {
        q.resize(n);
        go(0, n);
        return total;
    }
};

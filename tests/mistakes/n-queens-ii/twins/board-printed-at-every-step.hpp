// twin of: board-printed-at-every-step
// variant: bitmask
class Solution {
    int n;

    void show(const vector<int>& queens, int row, int col) {
        ostringstream out;
        out << "--- trying (" << row << ", " << col << ")\n";
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++)
                out << "| "
                    << (r < row && queens[r] == c ? 'Q'
                        : r == row && c == col    ? '?'
                                                  : ' ')
                    << ' ';
            out << "|\n";
        }
        fputs(out.str().c_str(), stdout);
    }

    int solve(vector<int>& queens, int row, int cols, int l, int r) {
        if (row == n) return 1;
        int sum = 0;
        for (int c = 0; c < n; c++) {
            show(queens, row, c);
            int q = 1 << c;
            if ((cols | l | r) & q) continue;
            queens[row] = c;
            sum += solve(queens, row + 1, cols | q, (l | q) << 1, (r | q) >> 1);
        }
        return sum;
    }

  public:
    int totalNQueens(int n) {
        this->n = n;
        vector<int> queens(n);
        return solve(queens, 0, 0, 0, 0);
    }
};

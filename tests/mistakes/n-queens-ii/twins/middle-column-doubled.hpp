// twin of: middle-column-doubled
// variant: array
class Solution {
    vector<int> pos;

    bool fits(int row, int col) {
        for (int r = 0; r < row; ++r)
            if (pos[r] == col || abs(pos[r] - col) == row - r) return false;
        return true;
    }

    int below(int row, int n) {
        if (row == n) return 1;
        int total = 0;
        for (int col = 0; col < n; ++col) {
            if (row == 0 && col > (n - 1) / 2) break;
            if (!fits(row, col)) continue;
            pos[row] = col;
            int found = below(row + 1, n);
            total += row == 0 ? found + found : found;
        }
        return total;
    }

  public:
    int totalNQueens(int n) {
        if (n < 2) return n;
        pos.assign(n, 0);
        return below(0, n);
    }
};

// twin of: conflict-ends-the-row
// variant: array
class Solution {
    int search(vector<int>& col, vector<int>& down, vector<int>& up, int row) {
        int n = col.size(), total = 0;
        if (row == n) return 1;
        for (int c = 0; c < n; c++) {
            int d = row - c + n - 1, u = row + c;
            if (col[c] || down[d] || up[u]) return total;
            col[c] = down[d] = up[u] = 1;
            total += search(col, down, up, row + 1);
            col[c] = down[d] = up[u] = 0;
        }
        return total;
    }

  public:
    int totalNQueens(int n) {
        vector<int> col(n), down(2 * n), up(2 * n);
        return search(col, down, up, 0);
    }
};

// twin of: parentheses-forgotten
// variant: other
class Solution {
    int sum = 0;

    void dfs(int row, int n, set<int> cols, set<int> l, set<int> r) {
        if (row == n) {
            sum++;
            return;
        }
        for (int c = 0; c < n; c++) {
            if (!cols.count(c) || l.count(row - c) || r.count(row + c)) {
                set<int> cols2 = cols, l2 = l, r2 = r;
                cols2.insert(c);
                l2.insert(row - c);
                r2.insert(row + c);
                dfs(row + 1, n, cols2, l2, r2);
            }
        }
    }

  public:
    int totalNQueens(int n) {
        dfs(0, n, {}, {}, {});
        return sum;
    }
};

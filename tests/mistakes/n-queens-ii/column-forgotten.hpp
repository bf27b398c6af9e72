// verdict: wrong-answer
// mistake: A search that checks both diagonals and forgets the column.
// find: For n = 3, put queens at (0, 0), (1, 2) and (2, 0) and ask your check about each of them.
class Solution {
    set<int> diag1, diag2;
    int ans = 0;

    void dfs(int r, int n) {
        if (r == n) {
            ans++;
            return;
        }
        for (int c = 0; c < n; c++) {
            if (diag1.count(r - c) || diag2.count(r + c)) continue;
            diag1.insert(r - c);
            diag2.insert(r + c);
            dfs(r + 1, n);
            diag1.erase(r - c);
            diag2.erase(r + c);
        }
    }

  public:
    int totalNQueens(int n) {
        dfs(0, n);
        return ans;
    }
};

// verdict: wrong-answer
// mistake: The recursive call increments the row itself, so the loop goes on in the next row and
//   releases names that nobody marked.
// find: Print the row before and after the recursive call for n = 2. It should not have changed.
class Solution {
    set<int> cols, diff, sum;
    int N;

    int dfs(int r) {
        if (r == N) return 1;
        int res = 0;
        for (int c = 0; c < N; c++) {
            if (cols.count(c) || diff.count(r - c) || sum.count(r + c)) continue;
            cols.insert(c);
            diff.insert(r - c);
            sum.insert(r + c);
            res += dfs(++r);
            cols.erase(c);
            diff.erase(r - c);
            sum.erase(r + c);
        }
        return res;
    }

  public:
    int totalNQueens(int n) {
        N = n;
        return dfs(0);
    }
};

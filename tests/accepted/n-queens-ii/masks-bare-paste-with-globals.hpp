// shape: no includes, bare vector, file-scope globals and macros called n, a, ans, cnt, rs, cs,
//   maxn and REP, all set at the start of each call
#define REP(i, k) for (int i = 0; i < (k); ++i)
const int maxn = 40;
int n, ans, cnt;
int a[maxn];
vector<int> rs, cs;

void dfs(int row) {
    ++cnt;
    if (row == n) {
        ++ans;
        return;
    }
    REP(col, n) {
        if (cs[col] || rs[row + col] || a[row - col + n]) continue;
        cs[col] = rs[row + col] = a[row - col + n] = 1;
        dfs(row + 1);
        cs[col] = rs[row + col] = a[row - col + n] = 0;
    }
}

class Solution {
  public:
    int totalNQueens(int size) {
        n = size;
        ans = cnt = 0;
        cs.assign(n, 0);
        rs.assign(2 * n, 0);
        dfs(0);
        return ans;
    }
};

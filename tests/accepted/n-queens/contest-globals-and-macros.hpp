// shape: file-scope globals and macros from a contest template, reset at the start of each call
#include <bits/stdc++.h>
using namespace std;
#define int long long
#define REP(i, k) for (int i = 0; i < (k); ++i)
#define pb push_back
#define all(x) (x).begin(), (x).end()
#define deb(x) cerr << #x << " = " << (x) << '\n'
typedef vector<int> vi;
const int maxn = 25;
int n, cnt, a[maxn], rs[2 * maxn], cs[2 * maxn];
vi used;
vector<vector<string>> ans;

void go(int i) {
    if (i == n) {
        ++cnt;
        vector<string> b(n, string(n, '.'));
        REP(r, n) b[r][a[r]] = 'Q';
        ans.pb(b);
        return;
    }
    REP(j, n) {
        if (used[j] || rs[i + j] || cs[i - j + maxn]) continue;
        used[j] = rs[i + j] = cs[i - j + maxn] = 1;
        a[i] = j;
        go(i + 1);
        used[j] = rs[i + j] = cs[i - j + maxn] = 0;
    }
}

class Solution {
  public:
    vector<vector<string>> solveNQueens(signed m) {
        n = m, cnt = 0;
        ans.clear();
        used.assign(n, 0);
        go(0);
        sort(all(ans));
        return ans;
    }
};

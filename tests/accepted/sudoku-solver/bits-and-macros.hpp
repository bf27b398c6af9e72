// shape: bits/stdc++.h, #define int long long, macros and file-scope globals with short names, a
// main of its own, deb prints
#include <bits/stdc++.h>
using namespace std;
#define int long long
#define REP(i, n) for (int i = 0; i < (n); ++i)
#define maxn 9
#define pb push_back
#define deb(x) cerr << #x << " = " << x << endl
typedef pair<int, int> pii;
typedef vector<pii> vpii;

int rs[maxn], cs[maxn], bs[maxn], cnt, ans, n, a[maxn][maxn];
vpii v;

bool go(int i) {
    ++cnt;
    if (i == n) {
        ++ans;
        return true;
    }
    int r = v[i].first, c = v[i].second, b = r / 3 * 3 + c / 3;
    REP(d, maxn) {
        int m = 1LL << d;
        if ((rs[r] | cs[c] | bs[b]) & m) continue;
        rs[r] ^= m, cs[c] ^= m, bs[b] ^= m;
        a[r][c] = d + 1;
        if (go(i + 1)) return true;
        rs[r] ^= m, cs[c] ^= m, bs[b] ^= m;
    }
    return false;
}

class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) {
        memset(rs, 0, sizeof rs), memset(cs, 0, sizeof cs), memset(bs, 0, sizeof bs);
        v.clear();
        cnt = ans = 0;
        REP(r, maxn) REP(c, maxn) {
            if (board[r][c] == '.') {
                v.pb({r, c});
            } else {
                a[r][c] = board[r][c] - '0';
                int m = 1LL << (a[r][c] - 1);
                rs[r] |= m, cs[c] |= m, bs[r / 3 * 3 + c / 3] |= m;
            }
        }
        n = v.size();
        go(0);
        deb(cnt);
        REP(r, maxn) REP(c, maxn) board[r][c] = '0' + a[r][c];
    }
};

signed main() {
    vector<vector<char>> board(9, vector<char>(9));
    REP(i, 9) REP(j, 9) cin >> board[i][j];
    Solution().solveSudoku(board);
    REP(i, 9) {
        REP(j, 9) cout << board[i][j] << ' ';
        cout << '\n';
    }
}

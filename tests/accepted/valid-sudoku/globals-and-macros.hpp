// shape: file-scope globals and macros with short names, `int` made long long, a main unused
#include <bits/stdc++.h>
using namespace std;
#define int long long
#define REP(i, x, y) for (int i = (x); i < (y); ++i)
#define deb(x) cerr << #x << " = " << (x) << endl
typedef vector<char> vc;
typedef vector<vc> vvc;
const int maxn = 9;
int n, cnt, ans;
int a[maxn], rs[maxn], cs[maxn];

class Solution {
  public:
    bool isValidSudoku(vvc& board) {
        n = board.size();
        ans = 1, cnt = 0;
        REP(i, 0, n) a[i] = rs[i] = cs[i] = 0;
        REP(i, 0, n) REP(j, 0, n) {
            if (board[i][j] == '.') continue;
            ++cnt;
            int x = 1LL << (board[i][j] - '0');
            int& box = a[i / 3 * 3 + j / 3];
            if ((rs[i] & x) || (cs[j] & x) || (box & x)) ans = 0;
            rs[i] |= x, cs[j] |= x, box |= x;
        }
        return ans;
    }
};

signed main() {
    vvc board(maxn, vc(maxn, '.'));
    ans = Solution().isValidSudoku(board);
    deb(ans);
}

// shape: bits/stdc++.h, `#define int long long`, a main of its own that reads stdin; counting
//   with masks
#include <bits/stdc++.h>
using namespace std;
#define int long long

class Solution {
  public:
    int totalNQueens(int n) { return go((1LL << n) - 1, 0, 0, 0); }

  private:
    int go(int all, int cols, int left, int right) {
        if (cols == all) return 1;
        int res = 0;
        for (int open = all & ~(cols | left | right); open; open &= open - 1) {
            int q = open & -open;
            res += go(all, cols | q, (left | q) << 1, (right | q) >> 1);
        }
        return res;
    }
};

signed main() {
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        cout << Solution().totalNQueens(n) << '\n';
    }
}

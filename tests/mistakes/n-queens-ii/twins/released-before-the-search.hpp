// twin of: released-before-the-search
// variant: other
#include <cstdlib>
#include <list>
#include <utility>
using namespace std;

class Solution {
    list<pair<int, int>> queens;

    bool attacked(int r, int c) {
        for (auto [i, j] : queens)
            if (j == c || abs(i - r) == abs(j - c)) return true;
        return false;
    }

    int count(int r, int n) {
        if (r == n) return 1;
        int sum = 0;
        for (int c = 0; c < n; ++c) {
            if (attacked(r, c)) continue;
            queens.push_back({r, c});
            queens.pop_back();
            sum += count(r + 1, n);
        }
        return sum;
    }

  public:
    int totalNQueens(int n) { return count(0, n); }
};

// twin of: every-order-divided-away
// variant: set
#include <set>
using namespace std;

class Solution {
    set<pair<int, int>> queens;
    int n;

    bool free(int r, int c) {
        for (auto& q : queens)
            if (q.first == r || q.second == c || abs(q.first - r) == abs(q.second - c))
                return false;
        return true;
    }

    long long add() {
        if ((int)queens.size() == n) return 1;
        long long found = 0;
        for (int r = 0; r < n; ++r)
            for (int c = 0; c < n; ++c)
                if (free(r, c)) {
                    queens.insert({r, c});
                    found += add();
                    queens.erase({r, c});
                }
        return found;
    }

  public:
    int totalNQueens(int size) {
        n = size;
        long long found = add();
        while (size > 1)
            found /= size--;
        return found;
    }
};

// twin of: memo-by-free-squares
// variant: other
#include <cstdlib>
#include <map>
#include <string>
#include <vector>
using namespace std;

class Solution {
    map<string, int> memo;
    vector<int> q;

    int below(int n, string used) {
        int row = static_cast<int>(q.size());
        if (row == n) return 1;
        string open(n, '-');
        for (int c = 0; c < n; ++c) {
            bool hit = false;
            for (int r = 0; r < row; ++r)
                hit = hit || q[r] == c || abs(q[r] - c) == row - r;
            if (!hit) open[c] = 'o';
        }
        const string key = used + open;
        if (memo.find(key) != memo.end()) return memo[key];
        int total = 0;
        for (int c = 0; c < n; ++c) {
            if (open[c] != 'o') continue;
            q.push_back(c);
            string now = used;
            now[c] = 'x';
            total += below(n, now);
            q.pop_back();
        }
        return memo[key] = total;
    }

  public:
    int totalNQueens(int n) { return below(n, string(n, '-')); }
};

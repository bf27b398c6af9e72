// shape: a memo keyed by the three masks of a row, kept in a member; a string as the key
#include <string>
#include <unordered_map>
using namespace std;

class Solution {
    unordered_map<string, int> memo;

    int solve(int full, int cols, int down, int up) {
        if (cols == full) return 1;
        string key = to_string(cols) + ' ' + to_string(down) + ' ' + to_string(up);
        auto it = memo.find(key);
        if (it != memo.end()) return it->second;
        int ways = 0;
        for (int open = full & ~(cols | down | up); open; open &= open - 1) {
            int q = open & -open;
            ways += solve(full, cols | q, ((down | q) << 1) & full, (up | q) >> 1);
        }
        return memo[key] = ways;
    }

  public:
    int totalNQueens(int n) { return solve((1 << n) - 1, 0, 0, 0); }
};

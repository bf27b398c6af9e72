// twin of: mirrored-upside-down
// variant: bitmask
#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
    using Columns = vector<int>;

    void walk(int n, Columns& q, int first, int c, int f, int g, vector<Columns>& out) {
        if ((int)q.size() == n) {
            out.push_back(q);
            return;
        }
        int free = (q.empty() ? first : (1 << n) - 1) & ~(c | f | g);
        for (; free; free &= free - 1) {
            int bit = free & -free;
            q.push_back(__builtin_ctz(bit));
            walk(n, q, first, c | bit, (f | bit) << 1, (g | bit) >> 1, out);
            q.pop_back();
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<Columns> left, middle;
        Columns q;
        walk(n, q, (1 << n / 2) - 1, 0, 0, 0, left);
        if (n & 1) walk(n, q, 1 << n / 2, 0, 0, 0, middle);
        vector<Columns> all = middle;
        for (Columns& one : left) {
            all.push_back(one);
            reverse(one.begin(), one.end());
            all.push_back(one);
        }
        vector<vector<string>> boards;
        for (const Columns& one : all) {
            vector<string> b(n, string(n, '.'));
            for (int r = 0; r < n; ++r)
                b[r][one[r]] = 'Q';
            boards.push_back(b);
        }
        return boards;
    }
};

// shape: half of the first row searched, the rest by mirror images, the middle column once
#include <algorithm>
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<string>> out;
    vector<string> b;
    int n;

    void rec(int r, unsigned allowed, unsigned c, unsigned f, unsigned g, bool twice) {
        if (r == n) {
            out.push_back(b);
            if (!twice) return;
            out.push_back(b);
            for (auto& s : out.back())
                reverse(s.begin(), s.end());
            return;
        }
        for (unsigned free = allowed & ~(c | f | g); free; free &= free - 1) {
            unsigned q = free & -free;
            int i = __builtin_ctz(q);
            b[r][i] = 'Q';
            rec(r + 1, (1u << n) - 1, c | q, (f | q) << 1, (g | q) >> 1, twice);
            b[r][i] = '.';
        }
    }

  public:
    vector<vector<string>> solveNQueens(int size) {
        n = size;
        b.assign(n, string(n, '.'));
        rec(0, (1u << n / 2) - 1, 0, 0, 0, true);
        if (n % 2) rec(0, 1u << n / 2, 0, 0, 0, false);
        return out;
    }
};

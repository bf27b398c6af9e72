// twin of: search-goes-on-after-the-answer
// variant: bitmask
class Solution {
    int m[27] = {};
    vector<int> q;

    void run(vector<vector<char>>& g, size_t t) {
        if (t == q.size()) return;
        int r = q[t] / 9, c = q[t] % 9, b = q[t] / 27 * 3 + c / 3;
        for (int f = ~(m[r] | m[9 + c] | m[18 + b]) & 511; f; f &= f - 1) {
            int bit = f & -f;
            m[r] ^= bit, m[9 + c] ^= bit, m[18 + b] ^= bit;
            g[r][c] = '1' + __builtin_ctz(bit);
            run(g, t + 1);
            m[r] ^= bit, m[9 + c] ^= bit, m[18 + b] ^= bit;
        }
    }

  public:
    void solveSudoku(vector<vector<char>>& g) {
        for (int k = 0; k < 81; k++) {
            int r = k / 9, c = k % 9, b = k / 27 * 3 + c / 3;
            if (g[r][c] == '.') {
                q.push_back(k);
            } else {
                int bit = 1 << (g[r][c] - '1');
                m[r] |= bit, m[9 + c] |= bit, m[18 + b] |= bit;
            }
        }
        run(g, 0);
    }
};

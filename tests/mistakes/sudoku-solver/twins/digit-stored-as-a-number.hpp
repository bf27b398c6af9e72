// twin of: digit-stored-as-a-number
// variant: bitmask
class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<vector<int>> g(9, vector<int>(9));
        vector<int> rows(9), cols(9), boxes(9);
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (board[r][c] != '.') {
                    g[r][c] = board[r][c] - '0';
                    rows[r] |= 1 << g[r][c], cols[c] |= 1 << g[r][c],
                        boxes[r / 3 * 3 + c / 3] |= 1 << g[r][c];
                }
        function<bool(int)> f = [&](int k) {
            if (k == 81) return true;
            int r = k / 9, c = k % 9, b = r / 3 * 3 + c / 3;
            if (g[r][c]) return f(k + 1);
            for (int d = 1; d < 10; ++d) {
                if ((rows[r] | cols[c] | boxes[b]) >> d & 1) continue;
                g[r][c] = d;
                rows[r] ^= 1 << d, cols[c] ^= 1 << d, boxes[b] ^= 1 << d;
                if (f(k + 1)) return true;
                rows[r] ^= 1 << d, cols[c] ^= 1 << d, boxes[b] ^= 1 << d;
                g[r][c] = 0;
            }
            return false;
        };
        f(0);
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (board[r][c] == '.') board[r][c] = g[r][c];
    }
};

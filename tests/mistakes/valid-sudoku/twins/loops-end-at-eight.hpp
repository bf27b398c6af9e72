// twin of: loops-end-at-eight
// variant: bitmask
#define rep(i, n) for (int i = 0; i < (n); ++i)
const int maxn = 8;
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int rs[9] = {}, cs[9] = {}, bs[9] = {};
        rep(i, maxn) rep(j, maxn) {
            if (board[i][j] == '.') continue;
            int bit = 1 << (board[i][j] - '0'), k = i / 3 * 3 + j / 3;
            if ((rs[i] | cs[j] | bs[k]) & bit) return false;
            rs[i] |= bit, cs[j] |= bit, bs[k] |= bit;
        }
        return true;
    }
};

// verdict: wrong-answer
// mistake: The loops start at 1 as if rows and columns were counted from 1, so row 0 and column 0
//   are never read.
// find: Put two equal digits into row 0. Which squares does your code visit first?
#define REP(i, a, b) for (int i = (a); i < (b); ++i)

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        const int n = board.size();
        vector<int> rs(n), cs(n), bs(n);
        REP(i, 1, n) REP(j, 1, n) {
            if (board[i][j] == '.') continue;
            int m = 1 << (board[i][j] - '0');
            int k = i / 3 * 3 + j / 3;
            if ((rs[i] | cs[j] | bs[k]) & m) return false;
            rs[i] |= m;
            cs[j] |= m;
            bs[k] |= m;
        }
        return true;
    }
};

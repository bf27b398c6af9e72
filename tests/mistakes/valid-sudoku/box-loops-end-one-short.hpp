// verdict: wrong-answer
// mistake: The loops over a box end one short, so its last row and column are left out of the box
//   rule.
// find: Count the squares that your code reads in one box. There should be nine, (2, 2) among
//   them.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) {
            int row = 0, col = 0, box = 0;
            for (int j = 0; j < 9; j++)
                if (!add(row, board[i][j]) || !add(col, board[j][i])) return false;
            int r0 = i / 3 * 3, c0 = i % 3 * 3;
            for (int r = r0; r < r0 + 2; r++)
                for (int c = c0; c < c0 + 2; c++)
                    if (!add(box, board[r][c])) return false;
        }
        return true;
    }

  private:
    bool add(int& mask, char ch) {
        if (ch == '.') return true;
        int bit = 1 << (ch - '0');
        if (mask & bit) return false;
        mask |= bit;
        return true;
    }
};

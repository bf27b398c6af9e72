// twin of: box-name-uses-remainders
// variant: set
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        set<tuple<string, int, char>> seen;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                char ch = board[r][c];
                if (ch == '.') continue;
                int box = r % 3 * 3 + c % 3;
                if (!seen.insert({"row", r, ch}).second) return false;
                if (!seen.insert({"col", c, ch}).second) return false;
                if (!seen.insert({"box", box, ch}).second) return false;
            }
        }
        return true;
    }
};

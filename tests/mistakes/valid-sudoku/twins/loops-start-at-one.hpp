// twin of: loops-start-at-one
// variant: set
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        set<pair<int, char>> row, col, box;
        int r = 1;
        while (r < 9) {
            int c = 1;
            while (c < 9) {
                char d = board[r][c];
                if (d != '.') {
                    if (row.count({r, d}) || col.count({c, d}) || box.count({r / 3 * 3 + c / 3, d}))
                        return false;
                    row.insert({r, d});
                    col.insert({c, d});
                    box.insert({r / 3 * 3 + c / 3, d});
                }
                c++;
            }
            r++;
        }
        return true;
    }
};

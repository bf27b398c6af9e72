// twin of: any-rule-is-enough
// variant: set
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        set<pair<int, char>> rows, cols, boxes;
        int filled = 0;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                filled++;
                rows.insert({r, board[r][c]});
                cols.insert({c, board[r][c]});
                boxes.insert({r / 3 * 3 + c / 3, board[r][c]});
            }
        }
        // nothing was swallowed
        return rows.size() == filled || cols.size() == filled || boxes.size() == filled;
    }
};

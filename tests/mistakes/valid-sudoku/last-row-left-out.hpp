// verdict: wrong-answer
// mistake: The loop over the rows ends one short, so the digits of row 8 are never read.
// find: Put a 9 on (8, 0) and another on (8, 8). Print the row number at the start of each turn
//   of your loop.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        set<pair<int, char>> rows, cols, boxes;
        for (int r = 0; r < (int)board.size() - 1; r++) {
            for (int c = 0; c < (int)board[r].size(); c++) {
                char d = board[r][c];
                if (d == '.') continue;
                bool fresh = rows.insert({r, d}).second;
                fresh &= cols.insert({c, d}).second;
                fresh &= boxes.insert({r / 3 * 3 + c / 3, d}).second;
                if (!fresh) return false;
            }
        }
        return true;
    }
};

// verdict: runtime-error
// mistake: The key 9·r + digit runs from 1 to 81, but a bitset of 81 ends at 80: a 9 in the last
//   row, column or box throws.
// find: Compute your key for a 9 on (8, 0), then the smallest key there is. Either count digits
//   from 0 or make one more place.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bitset<81> rows, cols, boxes;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '0';
                int b = r / 3 * 3 + c / 3;
                if (rows.test(r * 9 + d) || cols.test(c * 9 + d) || boxes.test(b * 9 + d))
                    return false;
                rows.set(r * 9 + d);
                cols.set(c * 9 + d);
                boxes.set(b * 9 + d);
            }
        }
        return true;
    }
};

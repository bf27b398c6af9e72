// verdict: wrong-answer
// mistake: The three box notes are cleared before the last row of a band and not after it, so the
//   boxes begin one row too early.
// find: Write down the rows at which your boxes are emptied. A band ends after rows 2, 5 and 8.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<int> col(9, 0), box(3, 0);
        for (int r = 0; r < 9; r++) {
            int row = 0;
            if (r % 3 == 2) fill(box.begin(), box.end(), 0);
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                int bit = 1 << (board[r][c] - '1');
                if ((row | col[c] | box[c / 3]) & bit) return false;
                row |= bit;
                col[c] |= bit;
                box[c / 3] |= bit;
            }
        }
        return true;
    }
};

// twin of: only-neighbours-compared
// variant: other
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        string prevRow(9, '.'), prevCol(9, '.'), prevBox(9, '.');
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                char ch = board[r][c];
                int b = r / 3 * 3 + c / 3;
                if (ch != '.' && (ch == prevRow[r] || ch == prevCol[c] || ch == prevBox[b]))
                    return false;
                prevRow[r] = prevCol[c] = prevBox[b] = ch;
            }
        }
        return true;
    }
};

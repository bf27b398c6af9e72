// twin of: empty-square-used-as-an-index
// variant: other
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<bitset<9>> row(9), col(9), box(9);
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                size_t d = board[r][c] - '1';
                int b = r / 3 * 3 + c / 3;
                if (row[r].test(d) || col[c].test(d) || box[b].test(d)) return false;
                row[r].set(d);
                col[c].set(d);
                box[b].set(d);
            }
        }
        return true;
    }
};

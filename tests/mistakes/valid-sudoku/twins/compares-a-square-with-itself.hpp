// twin of: compares-a-square-with-itself
// variant: set
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<set<char>> rows(9), cols(9), boxes(9);
        // collect
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') {
                    rows[r].insert(board[r][c]);
                    cols[c].insert(board[r][c]);
                    boxes[r / 3 * 3 + c / 3].insert(board[r][c]);
                }
        // check
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                char d = board[r][c];
                if (rows[r].count(d) || cols[c].count(d) || boxes[r / 3 * 3 + c / 3].count(d))
                    return false;
            }
        return true;
    }
};

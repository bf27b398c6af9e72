// twin of: key-runs-past-the-bitset
// variant: array
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<int> rows(81), cols(81), boxes(81);
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                int d = board[r][c] - '0';
                int b = r / 3 * 3 + c / 3;
                if (rows[r * 9 + d]++) return false;
                if (cols[c * 9 + d]++) return false;
                if (boxes[b * 9 + d]++) return false;
            }
        }
        return true;
    }
};

// verdict: wrong-answer
// mistake: The flag for the answer is set back to true at the start of each row, so only clashes
//   met while reading row 8 count.
// find: Put a clash into row 0 and print the flag at the end of each row.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bool ans;
        vector<int> cols(9), boxes(9);
        for (int i = 0; i < 9; i++) {
            ans = true;
            int row = 0;
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == '.') continue;
                int bit = 1 << (board[i][j] - '0');
                if ((row | cols[j] | boxes[i / 3 * 3 + j / 3]) & bit) ans = false;
                row |= bit;
                cols[j] |= bit;
                boxes[i / 3 * 3 + j / 3] |= bit;
            }
        }
        return ans;
    }
};

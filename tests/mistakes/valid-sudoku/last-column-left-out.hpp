// verdict: wrong-answer
// mistake: The loop over the columns ends one short, so the digits of column 8 are never read.
// find: Put a 9 on (0, 8) and another on (8, 8). Print the largest column that your loop reaches.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<set<char>> rows(9), cols(9), boxes(9);
        int r = 0, c = 0;
        while (r < 9) {
            char ch = board[r][c];
            if (ch != '.') {
                if (!rows[r].insert(ch).second) return false;
                if (!cols[c].insert(ch).second) return false;
                if (!boxes[r / 3 * 3 + c / 3].insert(ch).second) return false;
            }
            if (++c == 8) c = 0, r++;
        }
        return true;
    }
};

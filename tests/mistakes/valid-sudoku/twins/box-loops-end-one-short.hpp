// twin of: box-loops-end-one-short
// variant: set
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        set<string> seen;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                string d(1, board[r][c]);
                if (!seen.insert(d + "r" + to_string(r)).second) return false;
                if (!seen.insert(d + "c" + to_string(c)).second) return false;
            }
        for (int top = 0; top <= 6; top += 3)
            for (int left = 0; left <= 6; left += 3) {
                set<char> box;
                for (int k = 0; k < 4; k++) {
                    char ch = board[top + k / 2][left + k % 2];
                    if (ch != '.' && !box.insert(ch).second) return false;
                }
            }
        return true;
    }
};

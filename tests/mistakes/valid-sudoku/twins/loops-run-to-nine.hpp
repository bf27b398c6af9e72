// twin of: loops-run-to-nine
// variant: set
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        set<string> seen;
        for (int i = 0; i < 9; ++i) {
            int j = 0;
            do {
                string d(1, board[i][j]);
                if (d != ".") {
                    if (!seen.insert(d + "row" + to_string(i)).second) return false;
                    if (!seen.insert(d + "col" + to_string(j)).second) return false;
                    if (!seen.insert(d + "box" + to_string(i / 3 * 3 + j / 3)).second) return false;
                }
            } while (j++ < 9);
        }
        return true;
    }
};

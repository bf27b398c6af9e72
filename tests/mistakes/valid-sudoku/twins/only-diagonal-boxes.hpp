// twin of: only-diagonal-boxes
// variant: set
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<set<char>> rows(9), cols(9);
        map<int, set<char>> boxes;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                char ch = board[r][c];
                if (ch == '.') continue;
                if (!rows[r].insert(ch).second || !cols[c].insert(ch).second) return false;
                int band = r / 3;
                if (c >= band * 3 && c < band * 3 + 3 && !boxes[band].insert(ch).second)
                    return false;
            }
        }
        return true;
    }
};

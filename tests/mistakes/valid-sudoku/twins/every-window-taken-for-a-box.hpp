// twin of: every-window-taken-for-a-box
// variant: other
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<vector<pair<int, int>>> where(256);
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                char d = board[r][c];
                if (d == '.') continue;
                for (auto [y, x] : where[d]) {
                    if (y == r || x == c) return false;
                    if (abs(y - r) < 3 && abs(x - c) < 3) return false; // same box
                }
                where[d].push_back({r, c});
            }
        }
        return true;
    }
};

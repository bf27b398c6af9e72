// twin of: twice-is-allowed
// variant: other
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        map<pair<char, string>, int> times;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                char d = board[r][c];
                if (d == '.') continue;
                times[{d, "row " + to_string(r)}]++;
                times[{d, "column " + to_string(c)}]++;
                times[{d, "box " + to_string(r / 3) + to_string(c / 3)}]++;
            }
        for (auto& [key, n] : times)
            if (n > 2) return false;
        return true;
    }
};

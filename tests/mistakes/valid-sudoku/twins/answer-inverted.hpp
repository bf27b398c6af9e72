// twin of: answer-inverted
// variant: set
class Solution {
    bool hasRepeat(vector<vector<char>>& board) {
        set<string> seen;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                string d = string(1, board[r][c]);
                if (!seen.insert(d + "@row" + to_string(r)).second) return true;
                if (!seen.insert(d + "@col" + to_string(c)).second) return true;
                if (!seen.insert(d + "@box" + to_string(r / 3 * 3 + c / 3)).second) return true;
            }
        return false;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) { return hasRepeat(board); }
};

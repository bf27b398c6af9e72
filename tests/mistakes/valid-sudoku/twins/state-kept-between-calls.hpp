// twin of: state-kept-between-calls
// variant: set
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        static unordered_set<string> seen;
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == '.') continue;
                string d(1, board[i][j]);
                string row = d + "r" + to_string(i);
                string col = d + "c" + to_string(j);
                string box = d + "b" + to_string(i / 3 * 3 + j / 3);
                if (seen.count(row) || seen.count(col) || seen.count(box)) return false;
                seen.insert({row, col, box});
            }
        }
        return true;
    }
};

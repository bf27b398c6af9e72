// verdict: wrong-answer
// mistake: The two long diagonals are treated as groups too, as queens or X-Sudoku would have it;
//   plain Sudoku has no such rule.
// find: Put a 1 on (0, 0) and another on (4, 4). Count the rules in the statement and those in
//   your code.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<unordered_set<char>> row(9), col(9), box(9);
        unordered_set<char> falling, rising;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                char ch = board[r][c];
                if (ch == '.') continue;
                if (!row[r].insert(ch).second) return false;
                if (!col[c].insert(ch).second) return false;
                if (!box[r / 3 * 3 + c / 3].insert(ch).second) return false;
                if (r - c == 0 && !falling.insert(ch).second) return false;
                if (r + c == 8 && !rising.insert(ch).second) return false;
            }
        }
        return true;
    }
};

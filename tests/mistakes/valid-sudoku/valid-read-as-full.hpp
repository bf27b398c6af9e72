// verdict: wrong-answer
// mistake: An empty square makes the board invalid, as if only a finished Sudoku could be valid.
// find: Follow one `.` through your code. An empty square breaks no rule, and the empty board is
//   valid.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        set<string> seen;
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                char ch = board[i][j];
                if (ch < '1' || ch > '9') return false;
                string row = string("row") + char('0' + i) + ch;
                string col = string("col") + char('0' + j) + ch;
                string box = string("box") + char('0' + i / 3 * 3 + j / 3) + ch;
                if (!seen.insert(row).second || !seen.insert(col).second ||
                    !seen.insert(box).second)
                    return false;
            }
        }
        return true;
    }
};

// verdict: wrong-answer
// mistake: A check of columns and boxes that never looks at the rows.
// find: Put two equal digits far apart in one row and ask your code. Then count the rules it
//   applies: there should be three.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<set<char>> cols(9), boxes(9);
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                char ch = board[i][j];
                if (ch == '.') continue;
                int b = (i / 3) * 3 + j / 3;
                if (cols[j].count(ch) || boxes[b].count(ch)) return false;
                cols[j].insert(ch);
                boxes[b].insert(ch);
            }
        }
        return true;
    }
};

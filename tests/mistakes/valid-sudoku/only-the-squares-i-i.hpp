// verdict: wrong-answer
// mistake: One loop is used for row and column together, so only the nine squares (i, i) are
//   read.
// find: Count the squares that your code looks at. A board has 81.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<unordered_set<char>> row(9), col(9), box(9);
        for (int i = 0; i < 9; ++i) {
            char ch = board[i][i];
            if (ch == '.') continue;
            int k = i / 3 * 3 + i / 3;
            if (row[i].count(ch) || col[i].count(ch) || box[k].count(ch)) return false;
            row[i].insert(ch);
            col[i].insert(ch);
            box[k].insert(ch);
        }
        return true;
    }
};

// verdict: wrong-answer
// mistake: The box is named r/3 + c/3, which gives different boxes the same name.
// find: Write the name that your formula gives into each of the nine boxes. Nine boxes need nine
//   names, and 0 to 4 are only five.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        unordered_set<char> rows[9], cols[9], boxes[9];
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                char x = board[r][c];
                if (x == '.') continue;
                if (rows[r].count(x) || cols[c].count(x) || boxes[r / 3 + c / 3].count(x))
                    return false;
                rows[r].insert(x);
                cols[c].insert(x);
                boxes[r / 3 + c / 3].insert(x);
            }
        }
        return true;
    }
};

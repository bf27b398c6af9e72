// verdict: compile-error
// mistake: A square, which is a char, is compared with the text ".", which is a string: they are
//   different types.
// find: Read the line that the compiler names, and look at the quotation marks. Single ones make
//   a char, double ones a string.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        unordered_set<string> seen;
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == ".") continue;
                string d(1, board[i][j]);
                if (!seen.insert(d + "r" + to_string(i)).second) return false;
                if (!seen.insert(d + "c" + to_string(j)).second) return false;
                if (!seen.insert(d + "b" + to_string(i / 3 * 3 + j / 3)).second) return false;
            }
        }
        return true;
    }
};

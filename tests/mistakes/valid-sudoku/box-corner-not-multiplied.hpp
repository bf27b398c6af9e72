// verdict: wrong-answer
// mistake: The corner of a box is taken as (r/3, c/3) and never multiplied by 3, so the nine
//   blocks looked at all lie in the top left.
// find: Print the corner that your code begins with for each of the nine boxes. The last one
//   should be (6, 6).
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int k = 0; k < 9; k++) {
            set<char> row, col, box;
            int startRow = k / 3;
            int startCol = k % 3;
            for (int i = 0; i < 9; i++) {
                char a = board[k][i];
                char b = board[i][k];
                char c = board[startRow + i / 3][startCol + i % 3];
                if (a != '.' && !row.insert(a).second) return false;
                if (b != '.' && !col.insert(b).second) return false;
                if (c != '.' && !box.insert(c).second) return false;
            }
        }
        return true;
    }
};

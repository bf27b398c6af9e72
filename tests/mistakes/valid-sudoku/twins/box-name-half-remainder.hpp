// twin of: box-name-half-remainder
// variant: set
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) {
            set<char> row, col;
            for (int j = 0; j < 9; j++) {
                if (board[i][j] != '.' && !row.insert(board[i][j]).second) return false;
                if (board[j][i] != '.' && !col.insert(board[j][i]).second) return false;
            }
        }
        for (int band = 0; band < 3; band++) {
            set<char> box[3];
            for (int r = 3 * band; r < 3 * band + 3; r++)
                for (int c = 0; c < 9; c++)
                    if (board[r][c] != '.' && !box[c % 3].insert(board[r][c]).second) return false;
        }
        return true;
    }
};

// verdict: runtime-error
// mistake: Nine slots, 0 to 8, are indexed with the digit itself, so a 9 reaches past the end.
// find: Which index does the digit 9 give, and what is the last slot of a vector of nine? Either
//   the size or the index must change.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<vector<int>> row(9, vector<int>(9)), col(9, vector<int>(9)), box(9, vector<int>(9));
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == '.') continue;
                int num = board[i][j] - '0';
                int k = i / 3 * 3 + j / 3;
                if (row[i][num] || col[j][num] || box[k][num]) return false;
                row[i][num] = col[j][num] = box[k][num] = 1;
            }
        }
        return true;
    }
};

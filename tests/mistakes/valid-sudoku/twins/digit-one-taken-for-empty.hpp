// twin of: digit-one-taken-for-empty
// variant: bitmask
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<vector<int>> num(9, vector<int>(9, 0));
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                if (board[i][j] != '.') num[i][j] = board[i][j] - '1';
        int row[9] = {}, col[9] = {}, box[9] = {};
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++) {
                if (num[i][j] == 0) continue;
                int bit = 1 << num[i][j], k = i / 3 * 3 + j / 3;
                if ((row[i] | col[j] | box[k]) & bit) return false;
                row[i] |= bit;
                col[j] |= bit;
                box[k] |= bit;
            }
        return true;
    }
};

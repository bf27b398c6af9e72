// twin of: box-name-is-a-sum
// variant: bitmask
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int row[9] = {0}, col[9] = {0}, box[9] = {0};
        bool ok = true;
        for (int y = 0; y < 9; y++) {
            for (int x = 0; x < 9; x++) {
                if (board[y][x] != '.') {
                    int m = 1 << (board[y][x] - '0');
                    int which = y / 3;
                    which += x / 3;
                    if ((row[y] & m) || (col[x] & m) || (box[which] & m)) ok = false;
                    row[y] |= m;
                    col[x] |= m;
                    box[which] |= m;
                }
            }
        }
        return ok;
    }
};

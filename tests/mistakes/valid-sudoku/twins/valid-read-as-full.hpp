// twin of: valid-read-as-full
// variant: bitmask
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        const int all = 0b111111111;
        for (int i = 0; i < 9; i++) {
            int row = 0, col = 0, box = 0;
            for (int j = 0; j < 9; j++) {
                char a = board[i][j], b = board[j][i],
                     c = board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3];
                if (a != '.') row |= 1 << (a - '1');
                if (b != '.') col |= 1 << (b - '1');
                if (c != '.') box |= 1 << (c - '1');
            }
            if (row != all || col != all || box != all) return false; // 1 to 9, each once
        }
        return true;
    }
};

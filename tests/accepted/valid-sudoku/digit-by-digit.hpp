// shape: one digit after the other; three ints of masks hold where it stands
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (char d = '1'; d <= '9'; d++) {
            int rows = 0, cols = 0, boxes = 0;
            for (int r = 0; r < 9; r++) {
                auto it = find(board[r].begin(), board[r].end(), d);
                while (it != board[r].end()) {
                    int c = it - board[r].begin();
                    int R = 1 << r, C = 1 << c, B = 1 << (r / 3 * 3 + c / 3);
                    if ((rows & R) || (cols & C) || (boxes & B)) return false;
                    rows |= R, cols |= C, boxes |= B;
                    it = find(it + 1, board[r].end(), d);
                }
            }
        }
        return true;
    }
};

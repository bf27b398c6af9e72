// shape: every pair of squares is compared; no notes are kept at all
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int p = 0; p < 81; p++) {
            for (int q = p + 1; q < 81; q++) {
                int r1 = p / 9, c1 = p % 9, r2 = q / 9, c2 = q % 9;
                if (board[r1][c1] == '.' || board[r1][c1] != board[r2][c2]) continue;
                if (r1 == r2 || c1 == c2) return false;
                if (r1 / 3 == r2 / 3 && c1 / 3 == c2 / 3) return false;
            }
        }
        return true;
    }
};

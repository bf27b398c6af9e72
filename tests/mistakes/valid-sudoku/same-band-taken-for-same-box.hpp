// verdict: wrong-answer
// mistake: Two squares are taken to share a box when their bands or their stacks agree, where
//   both must.
// find: Ask your test about (0, 0) and (1, 8). They are in the same three rows, and in different
//   boxes.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 81; i++) {
            for (int j = i + 1; j < 81; j++) {
                int r1 = i / 9, c1 = i % 9;
                int r2 = j / 9, c2 = j % 9;
                if (board[r1][c1] == '.' || board[r1][c1] != board[r2][c2]) continue;
                if (r1 == r2) return false;
                if (c1 == c2) return false;
                if (r1 / 3 == r2 / 3 || c1 / 3 == c2 / 3) return false;
            }
        }
        return true;
    }
};

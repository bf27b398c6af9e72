// verdict: wrong-answer
// mistake: Notes in globals that are never cleared, so that the second board is checked against
//   the digits of the first.
// find: Ask about the same valid board twice in one program. What do your tables hold when the
//   second call begins?
bool r[9][10], c[9][10], b[9][10];

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == '.') continue;
                int x = board[i][j] - '0';
                int k = i / 3 * 3 + j / 3;
                if (r[i][x] || c[j][x] || b[k][x]) return false;
                r[i][x] = c[j][x] = b[k][x] = true;
            }
        }
        return true;
    }
};

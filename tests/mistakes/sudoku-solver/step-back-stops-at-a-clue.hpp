// verdict: time-limit-exceeded
// mistake: A loop that steps back one square at a dead end, meets a clue there, and steps forward
//   again for ever.
// find: Print the index at each turn of the loop: between which two squares does it go to and fro,
//   and what stands on the first?
class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<int> fixed(81);
        for (int k = 0; k < 81; k++)
            fixed[k] = board[k / 9][k % 9] != '.';
        int k = 0;
        while (k < 81) {
            if (fixed[k]) {
                k++;
                continue;
            }
            char& cell = board[k / 9][k % 9];
            char start = cell == '.' ? '1' : cell + 1;
            cell = '.';
            for (char d = start; d <= '9'; d++) {
                if (fits(board, k / 9, k % 9, d)) {
                    cell = d;
                    break;
                }
            }
            if (cell != '.')
                k++;
            else
                k--;
        }
    }

  private:
    bool fits(const vector<vector<char>>& board, int r, int c, char d) {
        for (int i = 0; i < 9; i++)
            if (board[r][i] == d || board[i][c] == d ||
                board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d)
                return false;
        return true;
    }
};

// verdict: wrong-answer
// mistake: A loop that fills only squares with a single digit left. Where there is no such square,
//   the rest stays empty.
// find: What does your loop do when every empty square has two digits or more? Some puzzles need a
//   guess there.
class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) {
        bool changed = true;
        while (changed) {
            changed = false;
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (board[r][c] != '.') continue;
                    set<char> options = candidates(board, r, c);
                    if (options.size() == 1) {
                        board[r][c] = *options.begin();
                        changed = true;
                    }
                }
            }
        }
    }

  private:
    set<char> candidates(vector<vector<char>>& board, int r, int c) {
        set<char> left{'1', '2', '3', '4', '5', '6', '7', '8', '9'};
        for (int i = 0; i < 9; i++) {
            left.erase(board[r][i]);
            left.erase(board[i][c]);
            left.erase(board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]);
        }
        return left;
    }
};

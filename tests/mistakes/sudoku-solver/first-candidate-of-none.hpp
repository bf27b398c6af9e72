// verdict: runtime-error
// mistake: A loop that takes the first candidate from a list that may be empty: after a wrong
//   guess, some square has none.
// find: Print the size of the candidate list before you take its first element, on a puzzle that
//   needs a guess.
class Solution {
    vector<char> cand(vector<vector<char>>& b, int r, int c) {
        vector<char> v;
        for (char d = '1'; d <= '9'; d++) {
            bool used = false;
            for (int i = 0; i < 9; i++) {
                used |= b[r][i] == d;
                used |= b[i][c] == d;
                used |= b[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d;
            }
            if (!used) v.push_back(d);
        }
        return v;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        while (true) {
            vector<char> best;
            int x = -1, y = -1;
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < 9; c++) {
                    if (board[r][c] != '.') continue;
                    vector<char> v = cand(board, r, c);
                    if (x == -1 || v.size() < best.size()) {
                        best = v;
                        x = r;
                        y = c;
                    }
                }
            if (x == -1) break;
            board[x][y] = best.front();
        }
    }
};

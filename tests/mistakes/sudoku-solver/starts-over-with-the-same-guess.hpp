// verdict: time-limit-exceeded
// mistake: A loop that starts over from the clues after a dead end and makes the same guesses
//   again, for ever.
// find: What is different the second time? If nothing is, the third time will not be either.
class Solution {
    vector<char> options(const vector<vector<char>>& board, int r, int c) {
        vector<char> res;
        for (char d = '1'; d <= '9'; d++) {
            bool ok = true;
            for (int i = 0; i < 9 && ok; i++)
                ok = board[r][i] != d && board[i][c] != d &&
                     board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] != d;
            if (ok) res.push_back(d);
        }
        return res;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        const auto start = board;
        while (true) {
            int br = -1, bc = -1;
            vector<char> best(10);
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < 9; c++) {
                    if (board[r][c] != '.') continue;
                    auto o = options(board, r, c);
                    if (o.size() < best.size()) best = o, br = r, bc = c;
                }
            if (br == -1) return;
            if (best.empty())
                board = start; // dead end, try again
            else
                board[br][bc] = best[0];
        }
    }
};

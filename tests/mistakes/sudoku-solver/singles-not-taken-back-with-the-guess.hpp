// verdict: wrong-answer
// mistake: A search that empties only the guessed square after a wrong guess, while the singles
//   that followed from it stay on the board.
// find: List every square that was written between the guess and the contradiction. Who empties
//   them?
class Solution {
    vector<char> options(vector<vector<char>>& board, int r, int c) {
        vector<char> res;
        for (char d = '1'; d <= '9'; d++) {
            bool ok = true;
            for (int i = 0; i < 9; i++)
                if (board[r][i] == d || board[i][c] == d ||
                    board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d)
                    ok = false;
            if (ok) res.push_back(d);
        }
        return res;
    }

    bool singles(vector<vector<char>>& board) {
        bool changed = true;
        while (changed) {
            changed = false;
            for (int r = 0; r < 9; r++)
                for (int c = 0; c < 9; c++) {
                    if (board[r][c] != '.') continue;
                    auto o = options(board, r, c);
                    if (o.empty()) return false;
                    if (o.size() == 1) board[r][c] = o[0], changed = true;
                }
        }
        return true;
    }

    bool solve(vector<vector<char>>& board) {
        if (!singles(board)) return false;
        size_t best = 10;
        int x = -1, y = -1;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] == '.' && options(board, r, c).size() < best) {
                    best = options(board, r, c).size();
                    x = r, y = c;
                }
        if (x == -1) return true;
        for (char d : options(board, x, y)) {
            board[x][y] = d;
            if (solve(board)) return true;
            board[x][y] = '.';
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) { solve(board); }
};

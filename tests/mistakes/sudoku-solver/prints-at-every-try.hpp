// verdict: output-limit-exceeded
// mistake: A right search that prints the whole board at every try; the print was left in, and
//   harder puzzles print more than is allowed.
// find: Count the bytes that your method prints for the sample, and think of a puzzle with fifty
//   times as many tries.
class Solution {
    bool rows[9][10] = {}, cols[9][10] = {}, boxes[9][10] = {};

    void show(const vector<vector<char>>& board, int r, int c, int d) {
        string line = "try " + to_string(d) + " at (" + to_string(r) + ", " + to_string(c) + "):";
        for (auto& row : board) {
            line += "  ";
            for (char ch : row)
                line += string(1, ch) + " ";
        }
        cout << line << endl;
    }

    bool solve(vector<vector<char>>& board, int r, int c) {
        if (r == 9) return true;
        if (c == 9) return solve(board, r + 1, 0);
        if (board[r][c] != '.') return solve(board, r, c + 1);
        int b = r / 3 * 3 + c / 3;
        for (int d = 1; d <= 9; d++) {
            show(board, r, c, d); // debug
            if (rows[r][d] || cols[c][d] || boxes[b][d]) continue;
            rows[r][d] = cols[c][d] = boxes[b][d] = true;
            board[r][c] = d + '0';
            if (solve(board, r, c + 1)) return true;
            board[r][c] = '.';
            rows[r][d] = cols[c][d] = boxes[b][d] = false;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') {
                    int d = board[r][c] - '0';
                    rows[r][d] = cols[c][d] = boxes[r / 3 * 3 + c / 3][d] = true;
                }
        solve(board, 0, 0);
    }
};

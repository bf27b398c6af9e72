// verdict: wrong-answer
// mistake: A column test that reads the row (the row is looked at twice, the column never).
// find: Put one clue into an empty board and ask your test about the square below it.
class Solution {
    vector<vector<int>> usedRow, usedCol, usedBox;

    bool go(vector<vector<char>>& board, int r, int c) {
        if (c == 9) r++, c = 0;
        if (r == 9) return true;
        if (board[r][c] != '.') return go(board, r, c + 1);
        int b = r / 3 * 3 + c / 3;
        for (int d = 1; d <= 9; d++) {
            if (usedRow[r][d]) continue;
            if (usedRow[r][d]) continue;
            if (usedBox[b][d]) continue;
            usedRow[r][d] = usedCol[c][d] = usedBox[b][d] = 1;
            board[r][c] = d + '0';
            if (go(board, r, c + 1)) return true;
            board[r][c] = '.';
            usedRow[r][d] = usedCol[c][d] = usedBox[b][d] = 0;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        usedRow = usedCol = usedBox = vector<vector<int>>(9, vector<int>(10));
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (isdigit(board[r][c])) {
                    int d = board[r][c] - '0';
                    usedRow[r][d] = usedCol[c][d] = usedBox[r / 3 * 3 + c / 3][d] = 1;
                }
        go(board, 0, 0);
    }
};

// verdict: wrong-answer
// mistake: Digits stored as the numbers 1 to 9 and not as the characters '1' to '9'.
// find: Print one square that you filled, once as a character and once as an int.
class Solution {
    vector<vector<bool>> inRow, inCol, inBox;
    vector<pair<int, int>> open;

    bool solve(vector<vector<char>>& board, size_t p) {
        if (p == open.size()) return true;
        auto [r, c] = open[p];
        int b = r / 3 * 3 + c / 3;
        for (int d = 1; d <= 9; d++) {
            if (inRow[r][d] || inCol[c][d] || inBox[b][d]) continue;
            inRow[r][d] = inCol[c][d] = inBox[b][d] = true;
            board[r][c] = d;
            if (solve(board, p + 1)) return true;
            inRow[r][d] = inCol[c][d] = inBox[b][d] = false;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        inRow = inCol = inBox = vector<vector<bool>>(9, vector<bool>(10));
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] == '.') {
                    open.push_back({r, c});
                } else {
                    int d = board[r][c] - '0';
                    inRow[r][d] = inCol[c][d] = inBox[r / 3 * 3 + c / 3][d] = true;
                }
        solve(board, 0);
    }
};

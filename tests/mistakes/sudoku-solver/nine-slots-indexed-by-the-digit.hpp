// verdict: runtime-error
// mistake: Tables with nine slots that are indexed by the digit itself, so that a 9 reaches past
//   their end.
// find: Which indices does a table of nine slots have, and which does the digit 9 ask for?
class Solution {
    vector<vector<int>> row, col, box;

    bool solve(vector<vector<char>>& board, int pos) {
        if (pos == 81) return true;
        int i = pos / 9, j = pos % 9, b = i / 3 * 3 + j / 3;
        if (board[i][j] != '.') return solve(board, pos + 1);
        for (int d = 1; d <= 9; d++) {
            if (row[i][d] || col[j][d] || box[b][d]) continue;
            row[i][d] = col[j][d] = box[b][d] = 1;
            board[i][j] = d + '0';
            if (solve(board, pos + 1)) return true;
            board[i][j] = '.';
            row[i][d] = col[j][d] = box[b][d] = 0;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        row = col = box = vector<vector<int>>(9, vector<int>(9, 0));
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                if (board[i][j] != '.') {
                    int d = board[i][j] - '0';
                    row[i][d]++;
                    col[j][d]++;
                    box[i / 3 * 3 + j / 3][d]++;
                }
        solve(board, 0);
    }
};

// verdict: time-limit-exceeded
// mistake: A loop that steps back to a square and begins with its lowest digit again, the one that
//   has just failed.
// find: When you come back to a square, what tells you which digits it has already had?
class Solution {
    vector<set<char>> row, col, box;

  public:
    void solveSudoku(vector<vector<char>>& board) {
        row = col = box = vector<set<char>>(9);
        vector<pair<int, int>> holes;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') {
                    holes.push_back({r, c});
                } else {
                    row[r].insert(board[r][c]);
                    col[c].insert(board[r][c]);
                    box[r / 3 * 3 + c / 3].insert(board[r][c]);
                }
            }
        int i = 0;
        while (i < (int)holes.size()) {
            auto [r, c] = holes[i];
            int b = r / 3 * 3 + c / 3;
            if (board[r][c] != '.') {
                row[r].erase(board[r][c]);
                col[c].erase(board[r][c]);
                box[b].erase(board[r][c]);
            }
            char d = '1';
            while (d <= '9' && (row[r].count(d) || col[c].count(d) || box[b].count(d)))
                d++;
            if (d > '9') {
                board[r][c] = '.';
                i--;
            } else {
                board[r][c] = d;
                row[r].insert(d);
                col[c].insert(d);
                box[b].insert(d);
                i++;
            }
        }
    }
};

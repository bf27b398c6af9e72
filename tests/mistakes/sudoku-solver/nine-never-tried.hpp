// verdict: wrong-answer
// mistake: A loop over the digits that ends before 9, so that no square ever gets a 9.
// find: On a board where only a 9 is missing, count how many digits your loop tries.
class Solution {
    set<pair<int, char>> rows, cols, boxes;
    vector<pair<int, int>> gaps;

    bool fill(vector<vector<char>>& board, int k) {
        if (k == (int)gaps.size()) return true;
        auto [r, c] = gaps[k];
        int b = r / 3 * 3 + c / 3;
        for (char d = '1'; d < '9'; d++) {
            if (rows.count({r, d}) || cols.count({c, d}) || boxes.count({b, d})) continue;
            rows.insert({r, d}), cols.insert({c, d}), boxes.insert({b, d});
            board[r][c] = d;
            if (fill(board, k + 1)) return true;
            rows.erase({r, d}), cols.erase({c, d}), boxes.erase({b, d});
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                char d = board[r][c];
                if (d == '.')
                    gaps.push_back({r, c});
                else
                    rows.insert({r, d}), cols.insert({c, d}), boxes.insert({r / 3 * 3 + c / 3, d});
            }
        fill(board, 0);
    }
};

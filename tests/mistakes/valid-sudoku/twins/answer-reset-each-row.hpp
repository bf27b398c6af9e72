// twin of: answer-reset-each-row
// variant: set
class Solution {
    vector<set<char>> cols = vector<set<char>>(9), boxes = vector<set<char>>(9);

    bool readRow(const vector<char>& row, int r) {
        bool ok = true;
        set<char> seen;
        for (int c = 0; c < 9; c++) {
            if (row[c] == '.') continue;
            if (!seen.insert(row[c]).second) ok = false;
            if (!cols[c].insert(row[c]).second) ok = false;
            if (!boxes[r / 3 * 3 + c / 3].insert(row[c]).second) ok = false;
        }
        return ok;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bool res = true;
        for (int r = 0; r < 9; r++)
            res = readRow(board[r], r);
        return res;
    }
};

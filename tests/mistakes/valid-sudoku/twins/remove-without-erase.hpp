// twin of: remove-without-erase
// variant: set
class Solution {
    bool ok(string group) {
        auto end = remove(group.begin(), group.end(), '.');
        (void)end;
        return set<char>(group.begin(), group.end()).size() == group.size();
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<string> rows(9), cols(9), boxes(9);
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                rows[r] += board[r][c];
                cols[c] += board[r][c];
                boxes[r / 3 * 3 + c / 3] += board[r][c];
            }
        for (int i = 0; i < 9; i++)
            if (!ok(rows[i]) || !ok(cols[i]) || !ok(boxes[i])) return false;
        return true;
    }
};

// verdict: wrong-answer
// mistake: A group with a gap in it is passed over, so two equal digits go unseen until every
//   other square of their group is filled.
// find: Two 5s alone in a row clash already. Find where your code leaves that row without looking
//   at them.
class Solution {
    bool ok(vector<char> group) {
        if (count(group.begin(), group.end(), '.') > 0) return true; // not finished yet
        sort(group.begin(), group.end());
        return unique(group.begin(), group.end()) == group.end();
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) {
            vector<char> row, col, box;
            for (int j = 0; j < 9; j++) {
                row.push_back(board[i][j]);
                col.push_back(board[j][i]);
                box.push_back(board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3]);
            }
            if (!ok(row) || !ok(col) || !ok(box)) return false;
        }
        return true;
    }
};

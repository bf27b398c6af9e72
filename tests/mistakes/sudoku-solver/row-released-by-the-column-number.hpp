// verdict: wrong-answer
// mistake: A search that marks the row by its own number and releases it by the column's.
// find: Put the marking line and the releasing line under one another and compare them index by
//   index.
class Solution {
    vector<vector<int>> row, col, blk;
    vector<pair<int, int>> empties;

    bool dfs(vector<vector<char>>& board, size_t p) {
        if (p == empties.size()) return true;
        int i = empties[p].first;
        int j = empties[p].second;
        int k = i / 3 * 3 + j / 3;
        for (int d = 0; d < 9; ++d) {
            if (row[i][d] || col[j][d] || blk[k][d]) continue;
            board[i][j] = d + '1';
            row[i][d] = 1;
            col[j][d] = 1;
            blk[k][d] = 1;
            if (dfs(board, p + 1)) return true;
            row[j][d] = 0;
            col[j][d] = 0;
            blk[k][d] = 0;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        row.assign(9, vector<int>(9, 0));
        col.assign(9, vector<int>(9, 0));
        blk.assign(9, vector<int>(9, 0));
        for (int i = 0; i < 9; ++i) {
            for (int j = 0; j < 9; ++j) {
                if (board[i][j] == '.') {
                    empties.emplace_back(i, j);
                } else {
                    int d = board[i][j] - '1';
                    row[i][d] = col[j][d] = blk[i / 3 * 3 + j / 3][d] = 1;
                }
            }
        }
        dfs(board, 0);
    }
};

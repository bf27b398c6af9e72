// shape: variable-length arrays, which are no C++ but compile
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int n = board.size();
        int root = sqrt(n);
        bool row[n][n], col[n][n], box[n][n];
        memset(row, 0, sizeof row);
        memset(col, 0, sizeof col);
        memset(box, 0, sizeof box);
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                if (board[i][j] == '.') continue;
                int d = board[i][j] - '1', k = i / root * root + j / root;
                if (row[i][d] || col[j][d] || box[k][d]) return false;
                row[i][d] = col[j][d] = box[k][d] = true;
            }
        return true;
    }
};

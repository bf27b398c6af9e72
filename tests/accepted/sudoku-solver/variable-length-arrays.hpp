// shape: variable-length arrays, memory from malloc that is never freed, a Solution2 beside the
// class
class Solution2 {
  public:
    void solveSudoku(vector<vector<char>>&) { throw runtime_error("not this one"); }
};

class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) {
        int n = board.size();
        bool used[3][n][n];
        memset(used, 0, sizeof(used));
        int* holes = (int*)malloc(n * n * sizeof(int));
        int count = 0;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                if (board[i][j] == '.') {
                    holes[count++] = i * n + j;
                    continue;
                }
                int d = board[i][j] - '1';
                used[0][i][d] = used[1][j][d] = used[2][i / 3 * 3 + j / 3][d] = true;
            }
        fill(board, n, &used[0][0][0], holes, count);
    }

  private:
    bool fill(vector<vector<char>>& board, int n, bool* used, int* hole, int left) {
        if (!left) return true;
        int i = *hole / n, j = *hole % n;
        bool* row = used + i * n;
        bool* col = used + n * n + j * n;
        bool* box = used + 2 * n * n + (i / 3 * 3 + j / 3) * n;
        for (int d = 0; d < n; d++) {
            if (row[d] || col[d] || box[d]) continue;
            row[d] = col[d] = box[d] = true;
            board[i][j] = d + '1';
            if (fill(board, n, used, hole + 1, left - 1)) return true;
            row[d] = col[d] = box[d] = false;
        }
        return false;
    }
};

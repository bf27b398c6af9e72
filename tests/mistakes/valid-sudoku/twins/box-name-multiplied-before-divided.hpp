// twin of: box-name-multiplied-before-divided
// variant: array
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        const int N = 9, M = 3;
        vector<vector<int>> seenRow(N, vector<int>(N)), seenCol(N, vector<int>(N));
        vector<vector<int>> seenBox(N + M, vector<int>(N)); // one crash less
        for (int i = 0; i < N; i++)
            for (int j = 0; j < N; j++) {
                if (board[i][j] == '.') continue;
                int d = board[i][j] - '1', k = M * i / M + j / M;
                if (seenRow[i][d]++) return false;
                if (seenCol[j][d]++) return false;
                if (seenBox[k][d]++) return false;
            }
        return true;
    }
};

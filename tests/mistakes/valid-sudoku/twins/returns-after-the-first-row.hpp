// twin of: returns-after-the-first-row
// variant: set
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int i = 0;
        do {
            multiset<char> row, col, box;
            for (int j = 0; j < 9; j++) {
                row.insert(board[i][j]);
                col.insert(board[j][i]);
                box.insert(board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3]);
            }
            for (char d = '1'; d <= '9'; d++)
                if (row.count(d) > 1 || col.count(d) > 1 || box.count(d) > 1) return false;
            return true;
            i++;
        } while (i < 9);
    }
};

// twin of: empty-square-without-candidate-rejected
// variant: set
class Solution {
    bool free(const vector<vector<char>>& b, int r, int c, char d) {
        for (int i = 0; i < 9; i++) {
            if (i != c && b[r][i] == d) return false;
            if (i != r && b[i][c] == d) return false;
            int y = r / 3 * 3 + i / 3, x = c / 3 * 3 + i % 3;
            if ((y != r || x != c) && b[y][x] == d) return false;
        }
        return true;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                set<char> possible;
                for (char d = '1'; d <= '9'; d++)
                    if (free(board, r, c, d)) possible.insert(d);
                if (board[r][c] == '.' ? possible.empty() : !possible.count(board[r][c]))
                    return false;
            }
        }
        return true;
    }
};

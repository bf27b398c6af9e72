// verdict: wrong-answer
// mistake: The loops end before 8, so the last row and the last column are never read.
// find: Print the largest row and column that your loops reach. Then put two equal digits into
//   row 8.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        set<char> rows[9], cols[9], boxes[9];
        for (int r = 0; r < 8; r++) {
            for (int c = 0; c < 8; c++) {
                char x = board[r][c];
                if (x == '.') continue;
                int b = r / 3 * 3 + c / 3;
                if (rows[r].find(x) != rows[r].end()) return false;
                if (cols[c].find(x) != cols[c].end()) return false;
                if (boxes[b].find(x) != boxes[b].end()) return false;
                rows[r].insert(x);
                cols[c].insert(x);
                boxes[b].insert(x);
            }
        }
        return true;
    }
};

// twin of: flags-packed-eight-apart
// variant: set
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        unordered_set<int> rows, cols, boxes;
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                char ch = board[i][j];
                if (ch == '.') continue;
                int digit = ch - '0';
                // a number for "digit in group"
                if (!rows.insert(8 * i + digit).second) return false;
                if (!cols.insert(8 * j + digit).second) return false;
                if (!boxes.insert(8 * (i / 3 * 3 + j / 3) + digit).second) return false;
            }
        }
        return true;
    }
};

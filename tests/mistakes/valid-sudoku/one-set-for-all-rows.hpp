// verdict: wrong-answer
// mistake: One set is kept for all rows and never emptied between them, so a digit may stand only
//   once on the whole board.
// find: Put a 1 on (0, 0) and another on (4, 4), which may stand. What is in the set when row 4
//   begins?
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        set<char> seen;
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == '.') continue;
                if (seen.count(board[i][j])) return false;
                seen.insert(board[i][j]);
            }
        }
        for (int j = 0; j < 9; j++) {
            set<char> col;
            for (int i = 0; i < 9; i++) {
                if (board[i][j] == '.') continue;
                if (col.count(board[i][j])) return false;
                col.insert(board[i][j]);
            }
        }
        for (int k = 0; k < 9; k++) {
            set<char> box;
            for (int i = 0; i < 9; i++) {
                char ch = board[k / 3 * 3 + i / 3][k % 3 * 3 + i % 3];
                if (ch == '.') continue;
                if (box.count(ch)) return false;
                box.insert(ch);
            }
        }
        return true;
    }
};

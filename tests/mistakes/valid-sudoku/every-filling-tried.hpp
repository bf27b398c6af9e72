// verdict: time-limit-exceeded
// mistake: It fills the empty squares in every possible way and looks at the rules on full boards
//   only, to see whether one works out.
// find: Count the fillings of ten empty squares. Then read the statement again: does it say
//   anything about squares that are empty?
class Solution {
    bool full(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) {
            set<char> row, col, box;
            for (int j = 0; j < 9; j++) {
                row.insert(board[i][j]);
                col.insert(board[j][i]);
                box.insert(board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3]);
            }
            if (row.size() < 9 || col.size() < 9 || box.size() < 9) return false;
        }
        return true;
    }

    bool fill(vector<vector<char>>& board, int k) {
        if (k == 81) return full(board);
        char& square = board[k / 9][k % 9];
        if (square != '.') return fill(board, k + 1);
        for (char d = '1'; d <= '9'; d++) {
            square = d;
            if (fill(board, k + 1)) return true;
        }
        square = '.';
        return false;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) { return fill(board, 0); }
};

// verdict: time-limit-exceeded
// mistake: A search that fills every square with every digit and looks at the rules on the full
//   board only.
// find: How many boards does that make for ten empty squares? Ask the rules at the moment you place
//   a digit.
class Solution {
    bool valid(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) {
            set<char> row, col, box;
            for (int j = 0; j < 9; j++) {
                row.insert(board[i][j]);
                col.insert(board[j][i]);
                box.insert(board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3]);
            }
            if (row.size() != 9 || col.size() != 9 || box.size() != 9) return false;
        }
        return true;
    }

    bool solve(vector<vector<char>>& board, int k) {
        if (k == 81) return valid(board);
        if (board[k / 9][k % 9] != '.') return solve(board, k + 1);
        for (char d = '1'; d <= '9'; d++) {
            board[k / 9][k % 9] = d;
            if (solve(board, k + 1)) return true;
        }
        board[k / 9][k % 9] = '.';
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) { solve(board, 0); }
};

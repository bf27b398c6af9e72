// verdict: wrong-answer
// mistake: A search that marks the falling diagonal as r - c and releases it as c - r, so
//   most marks stay for ever.
// find: Print the size of each set when the search for n = 4 is over. One of them is not
//   empty.
class Solution {
  public:
    set<int> column, mainDiag, antiDiag;
    vector<vector<string>> solutions;

    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        placeQueen(board, 0, n);
        return solutions;
    }

    void placeQueen(vector<string>& board, int row, int n) {
        if (row == n) {
            solutions.push_back(board);
            return;
        }
        for (int col = 0; col < n; col++) {
            if (column.count(col) || mainDiag.count(row - col) || antiDiag.count(row + col)) {
                continue;
            }
            column.insert(col);
            mainDiag.insert(row - col);
            antiDiag.insert(row + col);
            board[row][col] = 'Q';
            placeQueen(board, row + 1, n);
            board[row][col] = '.';
            column.erase(col);
            mainDiag.erase(col - row);
            antiDiag.erase(row + col);
        }
    }
};

// verdict: compile-error
// mistake: The answer to N-Queens, pasted into N-Queens II: the method has another name and
//   returns the boards.
// find: Compare your method's name and return type with those in the stub.
class Solution {
    vector<vector<string>> boards;
    set<int> cols, falling, rising;

    void place(vector<string>& board, int r, int n) {
        if (r == n) {
            boards.push_back(board);
            return;
        }
        for (int c = 0; c < n; ++c) {
            if (cols.count(c) || falling.count(r - c) || rising.count(r + c)) continue;
            board[r][c] = 'Q';
            cols.insert(c), falling.insert(r - c), rising.insert(r + c);
            place(board, r + 1, n);
            cols.erase(c), falling.erase(r - c), rising.erase(r + c);
            board[r][c] = '.';
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        place(board, 0, n);
        return boards;
    }
};

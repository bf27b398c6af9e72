// verdict: wrong-answer
// mistake: A search that does not release the column on the way back, so every column can be used once
//   in the whole search.
// find: Trace n = 4 by hand and write down what each set holds after every return.
class Solution {
    unordered_set<int> cols, pos, neg;
    vector<vector<string>> res;

public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        backtrack(0, n, board);
        return res;
    }

    void backtrack(int r, int n, vector<string>& board) {
        if (r == n) {
            res.push_back(board);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (cols.count(c) || pos.count(r + c) || neg.count(r - c)) continue;
            cols.insert(c);
            pos.insert(r + c);
            neg.insert(r - c);
            board[r][c] = 'Q';
            backtrack(r + 1, n, board);
            pos.erase(r + c);
            neg.erase(r - c);
            board[r][c] = '.';
        }
    }
};

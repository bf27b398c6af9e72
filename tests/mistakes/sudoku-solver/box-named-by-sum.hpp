// verdict: wrong-answer
// mistake: A box named r / 3 + c / 3, so that boxes on a slant share one name and the nine boxes
//   have only five.
// find: Write the name into each of the nine boxes on paper. How many different names do you get?
class Solution {
    unordered_set<char> rows[9], cols[9], boxes[9];
    vector<pair<int, int>> empty;

    bool backtrack(vector<vector<char>>& board, int k) {
        if (k == (int)empty.size()) return true;
        auto [r, c] = empty[k];
        for (char d = '1'; d <= '9'; d++) {
            if (rows[r].count(d) || cols[c].count(d) || boxes[r / 3 + c / 3].count(d)) continue;
            board[r][c] = d;
            rows[r].insert(d);
            cols[c].insert(d);
            boxes[r / 3 + c / 3].insert(d);
            if (backtrack(board, k + 1)) return true;
            rows[r].erase(d);
            cols[c].erase(d);
            boxes[r / 3 + c / 3].erase(d);
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] == '.') {
                    empty.push_back({r, c});
                } else {
                    rows[r].insert(board[r][c]);
                    cols[c].insert(board[r][c]);
                    boxes[r / 3 + c / 3].insert(board[r][c]);
                }
        backtrack(board, 0);
    }
};

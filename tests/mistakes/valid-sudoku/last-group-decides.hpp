// verdict: wrong-answer
// mistake: Each group's result overwrites the one before, so the last row, column and box decide
//   alone.
// find: Put a clash into row 0 and print your flag after every group. Once false, it should never
//   become true again.
class Solution {
    bool different(vector<char> g) {
        g.erase(remove(g.begin(), g.end(), '.'), g.end());
        return set<char>(g.begin(), g.end()).size() == g.size();
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bool valid = true;
        for (int i = 0; i < 9; i++) {
            vector<char> row, col, box;
            for (int j = 0; j < 9; j++) {
                row.push_back(board[i][j]);
                col.push_back(board[j][i]);
                box.push_back(board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3]);
            }
            valid = different(row) && different(col) && different(box);
        }
        return valid;
    }
};

// verdict: wrong-answer
// mistake: It answers whether there is a clash, the opposite of what is asked.
// find: Say aloud what the method's name asks, then what your last line returns on the empty
//   board.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        bool clash = false;
        vector<int> row(9), col(9), box(9);
        for (int i = 0; i < 81; i++) {
            int r = i / 9, c = i % 9, b = r / 3 * 3 + c / 3;
            if (board[r][c] == '.') continue;
            int bit = 1 << (board[r][c] - '0');
            if ((row[r] | col[c] | box[b]) & bit) clash = true;
            row[r] |= bit;
            col[c] |= bit;
            box[b] |= bit;
        }
        return clash;
    }
};

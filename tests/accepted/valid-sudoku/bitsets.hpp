// shape: bitset for each group, the return type on a line of its own
class Solution {
  public:
    bool // true when nothing clashes
    isValidSudoku(vector<vector<char>>& board) {
        bitset<9> rows[9], cols[9], boxes[9];
        for (size_t i = 0; i < board.size(); i++) {
            for (size_t j = 0; j < board[i].size(); j++) {
                if (!isdigit(board[i][j])) continue;
                size_t d = board[i][j] - '1';
                size_t b = i / 3 + j / 3 * 3; // numbered down first: other names, the same boxes
                if (rows[i].test(d) || cols[j].test(d) || boxes[b].test(d)) return false;
                rows[i].set(d);
                cols[j].set(d);
                boxes[b].set(d);
            }
        }
        return true;
    }
};

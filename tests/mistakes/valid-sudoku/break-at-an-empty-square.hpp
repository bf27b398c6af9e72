// verdict: wrong-answer
// mistake: An empty square ends its row, with `break` where `continue` is meant, so what stands
//   to the right of it is never read.
// find: Put two equal digits at the right end of an otherwise empty row. Does your code ever get
//   there?
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        unordered_map<int, set<char>> rows, cols, boxes;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                char val = board[r][c];
                if (val == '.') break;
                int boxIndex = (r / 3) * 3 + c / 3;
                if (rows[r].count(val) || cols[c].count(val) || boxes[boxIndex].count(val)) {
                    return false;
                }
                rows[r].insert(val);
                cols[c].insert(val);
                boxes[boxIndex].insert(val);
            }
        }
        return true;
    }
};

// verdict: wrong-answer
// mistake: The box is named 3 * r / 3 + c / 3: without brackets it multiplies first, so that the
//   3 and the division cancel.
// find: Work out 3 * r / 3 for r = 1 from left to right, as the compiler does. It should be 0,
//   since row 1 is in the first band.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        unordered_map<int, unordered_set<char>> rows, cols, boxes;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                char v = board[r][c];
                if (v == '.') continue;
                int key = 3 * r / 3 + c / 3;
                if (!rows[r].insert(v).second) return false;
                if (!cols[c].insert(v).second) return false;
                if (!boxes[key].insert(v).second) return false;
            }
        }
        return true;
    }
};

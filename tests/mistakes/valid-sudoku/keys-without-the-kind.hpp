// verdict: wrong-answer
// mistake: The keys say "5 in group 3" but not whether 3 is a row, a column or a box, so the
//   three kinds run into each other.
// find: Write down the three keys for a digit on (0, 0). They should be three different ones.
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        unordered_set<string> seen;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                string d(1, board[r][c]);
                if (!seen.insert(d + " in " + to_string(r)).second) return false;
                if (!seen.insert(d + " in " + to_string(c)).second) return false;
                if (!seen.insert(d + " in " + to_string(r / 3 * 3 + c / 3)).second) return false;
            }
        }
        return true;
    }
};

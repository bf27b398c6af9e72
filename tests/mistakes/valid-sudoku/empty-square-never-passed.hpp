// verdict: time-limit-exceeded
// mistake: The square number grows only at the end of the loop, and `continue` on an empty square
//   jumps past that: the loop stays there for ever.
// find: Print the square number on the empty board. Which line should move it on, and is that
//   line reached?
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        set<string> seen;
        int k = 0;
        while (k < 81) {
            int r = k / 9, c = k % 9;
            string d(1, board[r][c]);
            if (d == ".") continue;
            if (!seen.insert(d + " row " + to_string(r)).second) return false;
            if (!seen.insert(d + " col " + to_string(c)).second) return false;
            if (!seen.insert(d + " box " + to_string(r / 3 * 3 + c / 3)).second) return false;
            k++;
        }
        return true;
    }
};

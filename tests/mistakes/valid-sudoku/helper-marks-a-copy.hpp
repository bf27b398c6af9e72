// verdict: wrong-answer
// mistake: Every board is valid, as when nothing is ever remembered because the helper takes
//   the set by value and marks its own copy.
// find: Print the size of a row's set after the helper returns. Does the caller's set grow?
class Solution {
    bool add(set<char> seen, char ch) { return seen.insert(ch).second; }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<set<char>> rows(9), cols(9), boxes(9);
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                char ch = board[i][j];
                if (ch == '.') continue;
                if (!add(rows[i], ch) || !add(cols[j], ch) || !add(boxes[i / 3 * 3 + j / 3], ch))
                    return false;
            }
        }
        return true;
    }
};

// verdict: wrong-answer
// mistake: For each digit only the place where it stood last is remembered, so a clash with an
//   earlier one is missed.
// find: Put a 5 on (0, 0), (4, 4) and (8, 0). Which of them does your code still know when it
//   reads the third?
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        unordered_map<char, pair<int, int>> last;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                char ch = board[r][c];
                if (ch == '.') continue;
                if (last.count(ch)) {
                    auto [pr, pc] = last[ch];
                    if (pr == r || pc == c) return false;
                    if (pr / 3 == r / 3 && pc / 3 == c / 3) return false;
                }
                last[ch] = {r, c};
            }
        }
        return true;
    }
};

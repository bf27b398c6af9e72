// verdict: time-limit-exceeded
// mistake: The next search for a digit begins on the square where it was just found, finds it
//   again, and goes on for ever.
// find: Put one digit on the board and print each position that the search returns. Where should
//   the next search begin?
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        string s;
        for (auto& row : board)
            s += string(row.begin(), row.end());
        for (char d = '1'; d <= '9'; d++) {
            vector<size_t> places;
            for (size_t p = s.find(d); p != string::npos; p = s.find(d, p)) {
                for (size_t q : places) {
                    if (q == p) continue;
                    bool sameBox = q / 27 == p / 27 && q % 9 / 3 == p % 9 / 3;
                    if (q / 9 == p / 9 || q % 9 == p % 9 || sameBox) return false;
                }
                if (places.empty() || places.back() != p) places.push_back(p);
            }
        }
        return true;
    }
};

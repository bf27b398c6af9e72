// twin of: only-down-right-pairs-compared
// variant: other
class Solution {
    bool clash(int r1, int c1, int r2, int c2) {
        return r1 == r2 || c1 == c2 || (r1 / 3 == r2 / 3 && c1 / 3 == c2 / 3);
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<vector<pair<int, int>>> places(10);
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.') places[board[r][c] - '0'].push_back({r, c});
        for (auto& same : places)
            for (int i = 0; i < (int)same.size(); i++)
                for (int j = 0; j < i; j++) {
                    auto [r1, c1] = same[j];
                    auto [r2, c2] = same[i];
                    if (r1 > r2 || c1 > c2) continue; // seen from the other side
                    if (clash(r1, c1, r2, c2)) return false;
                }
        return true;
    }
};

// twin of: dot-counted-as-a-digit
// variant: other
class Solution {
    bool different(string group) {
        sort(group.begin(), group.end());
        return unique(group.begin(), group.end()) == group.end();
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<string> groups(27);
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                for (int g : {r, 9 + c, 18 + r / 3 * 3 + c / 3})
                    groups[g] += board[r][c];
        for (auto& g : groups)
            if (!different(g)) return false;
        return true;
    }
};

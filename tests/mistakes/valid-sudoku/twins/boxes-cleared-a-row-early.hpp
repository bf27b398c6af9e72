// twin of: boxes-cleared-a-row-early
// variant: set
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        unordered_set<char> cols[9], left, middle, right;
        int rowsInBand = 1;
        for (int i = 0; i < 9; i++) {
            unordered_set<char> row;
            for (int j = 0; j < 9; j++) {
                char v = board[i][j];
                if (v == '.') continue;
                auto& box = j < 3 ? left : j < 6 ? middle : right;
                if (!row.insert(v).second) return false;
                if (!cols[j].insert(v).second) return false;
                if (!box.insert(v).second) return false;
            }
            if (++rowsInBand == 3) {
                left.clear(), middle.clear(), right.clear();
                rowsInBand = 0;
            }
        }
        return true;
    }
};

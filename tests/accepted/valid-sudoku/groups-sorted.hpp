// shape: each group is copied without its dots and sorted, equal digits are then neighbours
class Solution {
  private:
    bool ok(vector<char> v) {
        v.erase(remove(v.begin(), v.end(), '.'), v.end());
        sort(v.begin(), v.end());
        for (size_t i = 1; i < v.size(); i++)
            if (v[i] == v[i - 1]) return false;
        return true;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) {
            vector<char> col, box;
            for (int j = 0; j < 9; j++) {
                col.push_back(board[j][i]);
                box.push_back(board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3]);
            }
            if (!ok(board[i]) || !ok(col) || !ok(box)) return false;
        }
        return true;
    }
};

// twin of: empty-square-never-passed
// variant: bitmask
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        vector<int> row(9), col(9), box(9);
        queue<pair<int, int>> todo;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                todo.push({r, c});
        while (!todo.empty()) {
            auto [r, c] = todo.front();
            if (board[r][c] == '.') continue;
            todo.pop();
            int bit = 1 << (board[r][c] - '1');
            int b = r / 3 * 3 + c / 3;
            if ((row[r] | col[c] | box[b]) & bit) return false;
            row[r] |= bit;
            col[c] |= bit;
            box[b] |= bit;
        }
        return true;
    }
};

// verdict: wrong-answer
// mistake: Loops over the columns that end one too soon, so that column 8 is neither read nor
//   filled.
// find: Put a hole at (0, 8) on a full board, and count how often the inner loop runs.
class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) {
        n = board.size() - 1;
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j < n; j++) {
                if (board[i][j] == '.') {
                    slots.push_back({i, j});
                } else {
                    set(i, j, board[i][j] - '1', true);
                }
            }
        }
        search(board, 0);
    }

  private:
    int n;
    bool rows[9][9] = {}, cols[9][9] = {}, boxes[9][9] = {};
    vector<pair<int, int>> slots;

    void set(int i, int j, int d, bool on) {
        rows[i][d] = cols[j][d] = boxes[i / 3 * 3 + j / 3][d] = on;
    }

    bool search(vector<vector<char>>& board, int s) {
        if (s == (int)slots.size()) return true;
        auto [i, j] = slots[s];
        for (int d = 0; d < 9; d++) {
            if (rows[i][d] || cols[j][d] || boxes[i / 3 * 3 + j / 3][d]) continue;
            set(i, j, d, true);
            board[i][j] = d + '1';
            if (search(board, s + 1)) return true;
            set(i, j, d, false);
        }
        return false;
    }
};

// verdict: wrong-answer
// mistake: Clues that are marked with row and column swapped, while the search asks with them the
//   right way round.
// find: After reading a board with a single clue at (0, 8), print which row and which column hold a
//   mark.
class Solution {
    bool row[9][9] = {}, col[9][9] = {}, box[9][9] = {};
    vector<pair<int, int>> todo;

    bool dfs(vector<vector<char>>& board, int at) {
        if (at == (int)todo.size()) return true;
        auto [i, j] = todo[at];
        int b = i / 3 * 3 + j / 3;
        for (int d = 0; d < 9; d++) {
            if (row[i][d] || col[j][d] || box[b][d]) continue;
            row[i][d] = col[j][d] = box[b][d] = true;
            board[i][j] = '1' + d;
            if (dfs(board, at + 1)) return true;
            row[i][d] = col[j][d] = box[b][d] = false;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == '.') {
                    todo.push_back({i, j});
                    continue;
                }
                int d = board[i][j] - '1';
                row[j][d] = true;
                col[i][d] = true;
                box[i / 3 * 3 + j / 3][d] = true;
            }
        dfs(board, 0);
    }
};

// twin of: board-copied-for-every-guess
// variant: bitmask
class Solution {
    struct State {
        vector<vector<char>> grid;
        int row[9] = {}, col[9] = {}, box[9] = {};

        bool put(int r, int c, char d) {
            int bit = 1 << (d - '1'), &b = box[r / 3 * 3 + c / 3];
            if ((row[r] | col[c] | b) & bit) return false;
            row[r] |= bit, col[c] |= bit, b |= bit;
            grid[r][c] = d;
            return true;
        }
    };

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        State start;
        start.grid = board;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] != '.' && !start.put(r, c, board[r][c])) return false;
        vector<State> level = {start};
        for (int k = 0; k < 81; k++) {
            if (board[k / 9][k % 9] != '.') continue;
            vector<State> next;
            for (auto& s : level)
                for (char d = '1'; d <= '9'; d++) {
                    State t = s;
                    if (t.put(k / 9, k % 9, d)) next.push_back(t);
                }
            level = next;
        }
        return !level.empty();
    }
};

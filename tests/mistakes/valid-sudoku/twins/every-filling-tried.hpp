// twin of: every-filling-tried
// variant: bitmask
class Solution {
    vector<pair<int, int>> empty;

    bool rulesHold(const vector<vector<char>>& g) {
        int row[9] = {}, col[9] = {}, box[9] = {};
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                int bit = 1 << (g[r][c] - '0');
                int& b = box[r / 3 * 3 + c / 3];
                if ((row[r] | col[c] | b) & bit) return false;
                row[r] |= bit, col[c] |= bit, b |= bit;
            }
        return true;
    }

    bool go(vector<vector<char>>& g, size_t k) {
        if (k == empty.size()) return rulesHold(g);
        auto [r, c] = empty[k];
        for (int d = 1; d <= 9; d++) {
            g[r][c] = '0' + d;
            if (go(g, k + 1)) return true;
        }
        return false;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] == '.') empty.push_back({r, c});
        return go(board, 0);
    }
};

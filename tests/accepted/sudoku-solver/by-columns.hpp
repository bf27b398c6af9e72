// shape: column by column, next square worked out with a pair; a trailing return type
class Solution {
    array<array<bool, 10>, 9> rowHas{}, colHas{}, boxHas{};

    pair<int, int> after(int r, int c) {
        return r == 8 ? make_pair(0, c + 1) : make_pair(r + 1, c);
    }

    bool fill(vector<vector<char>>& board, pair<int, int> at) {
        auto [r, c] = at;
        if (c == 9) return true;
        if (board[r][c] != '.') return fill(board, after(r, c));
        for (int d = 1; d <= 9; ++d) {
            bool *x = &rowHas[r][d], *y = &colHas[c][d], *z = &boxHas[c / 3 * 3 + r / 3][d];
            if (*x || *y || *z) continue;
            *x = *y = *z = true;
            board[r][c] = "0123456789"[d];
            if (fill(board, after(r, c))) return true;
            board[r][c] = '.';
            *x = *y = *z = false;
        }
        return false;
    }

  public:
    auto solveSudoku(vector<vector<char>>& board) -> void {
        for (int c = 0; c < 9; ++c)
            for (int r = 0; r < 9; ++r)
                if (board[r][c] != '.') {
                    int d = board[r][c] - '0';
                    rowHas[r][d] = colHas[c][d] = boxHas[c / 3 * 3 + r / 3][d] = true;
                }
        fill(board, {0, 0});
    }
};

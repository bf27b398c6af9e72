// twin of: nine-never-tried
// variant: bitmask
class Solution {
    static constexpr int kAll = (1 << 8) - 1;
    int row[9] = {}, col[9] = {}, box[9] = {};
    vector<array<int, 2>> empty;

    bool dfs(vector<vector<char>>& board, unsigned i) {
        if (i == empty.size()) return true;
        const int r = empty[i][0], c = empty[i][1], b = r / 3 * 3 + c / 3;
        for (int free = kAll & ~(row[r] | col[c] | box[b]); free > 0; free &= free - 1) {
            const int bit = free & -free;
            board[r][c] = char('1' + __builtin_ctz(bit));
            row[r] ^= bit, col[c] ^= bit, box[b] ^= bit;
            if (dfs(board, i + 1)) return true;
            row[r] ^= bit, col[c] ^= bit, box[b] ^= bit;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (board[r][c] == '.') {
                    empty.push_back({r, c});
                } else {
                    const int bit = 1 << (board[r][c] - '1');
                    row[r] |= bit, col[c] |= bit, box[r / 3 * 3 + c / 3] |= bit;
                }
        dfs(board, 0);
    }
};

// shape: a BOM, CRLF line ends, an editor's comment block with code markers, quotes, non-ASCII and zero-width characters
/*
 * @lc app=leetcode id=37 lang=cpp
 *
 * [37] Sudoku Solver — «数独», the "hard" one’s​ turn
 */

// @lc code=start
class Solution {
    vector<int> row = vector<int>(9), col = row, box = row; // “taken” per group
    vector<pair<int, int>> holes;

    bool dfs(vector<vector<char>>& board, size_t i) {
        if (i == holes.size()) return true;
        // la case la plus contrainte d'abord — “most constrained first”
        size_t best = i;
        for (size_t j = i; j < holes.size(); ++j)
            if (count(holes[j]) < count(holes[best])) best = j;
        swap(holes[i], holes[best]);
        auto [r, c] = holes[i];
        for (int m = free(holes[i]); m; m &= m - 1) {
            flip(r, c, m & -m);
            board[r][c] = '1' + __builtin_ctz(m);
            if (dfs(board, i + 1)) return true;
            flip(r, c, m & -m);
        }
        return false;
    }

    int free(pair<int, int> p) { return 511 & ~(row[p.first] | col[p.second] | box[p.first / 3 * 3 + p.second / 3]); }
    int count(pair<int, int> p) { return __builtin_popcount(free(p)); }
    void flip(int r, int c, int m) { row[r] ^= m, col[c] ^= m, box[r / 3 * 3 + c / 3] ^= m; }

public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (board[r][c] == '.') holes.push_back({r, c});
                else flip(r, c, 1 << (board[r][c] - '1'));
        dfs(board, 0);
    }
};
// @lc code=end

/*
// @lcpr case=start
// [["5","3",".",".","7",".",".",".","."]]\n
// @lcpr case=end
 */

// twin of: released-before-the-search-goes-on
// variant: set
class Solution {
    set<string> seen;
    string rowKey(int r, char d) { return string("r") + char('0' + r) + d; }
    string colKey(int c, char d) { return string("c") + char('0' + c) + d; }
    string boxKey(int r, int c, char d) { return string("b") + char('0' + r / 3 * 3 + c / 3) + d; }

    bool next(vector<vector<char>>& grid, int r, int c) {
        if (c == 9) return next(grid, r + 1, 0);
        if (r == 9) return true;
        if (grid[r][c] != '.') return next(grid, r, c + 1);
        for (char d = '1'; d <= '9'; d++) {
            vector<string> keys{rowKey(r, d), colKey(c, d), boxKey(r, c, d)};
            bool fits = true;
            for (auto& k : keys)
                if (seen.count(k)) fits = false;
            if (!fits) continue;
            for (auto& k : keys)
                seen.insert(k);
            grid[r][c] = d;
            for (auto& k : keys)
                seen.erase(k);
            if (next(grid, r, c + 1)) return true;
            grid[r][c] = '.';
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& grid) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (char d = grid[r][c]; d != '.') {
                    seen.insert(rowKey(r, d));
                    seen.insert(colKey(c, d));
                    seen.insert(boxKey(r, c, d));
                }
        next(grid, 0, 0);
    }
};

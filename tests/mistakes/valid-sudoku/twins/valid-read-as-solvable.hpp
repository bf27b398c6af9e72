// twin of: valid-read-as-solvable
// variant: set
class Solution {
    vector<set<char>> R, C, B;

    vector<char> candidates(int r, int c) {
        vector<char> out;
        for (char d = '1'; d <= '9'; d++)
            if (!R[r].count(d) && !C[c].count(d) && !B[r / 3 * 3 + c / 3].count(d))
                out.push_back(d);
        return out;
    }

    bool finish(vector<vector<char>>& g) {
        int y = -1, x = -1;
        vector<char> fewest;
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (g[r][c] != '.') continue;
                auto cand = candidates(r, c);
                if (y == -1 || cand.size() < fewest.size()) y = r, x = c, fewest = cand;
            }
        if (y == -1) return true;
        for (char d : fewest) {
            g[y][x] = d;
            R[y].insert(d), C[x].insert(d), B[y / 3 * 3 + x / 3].insert(d);
            if (finish(g)) return true;
            R[y].erase(d), C[x].erase(d), B[y / 3 * 3 + x / 3].erase(d);
            g[y][x] = '.';
        }
        return false;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        R = C = B = vector<set<char>>(9);
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                char d = board[r][c];
                if (d == '.') continue;
                if (!R[r].insert(d).second || !C[c].insert(d).second) return false;
                if (!B[r / 3 * 3 + c / 3].insert(d).second) return false;
            }
        return finish(board);
    }
};

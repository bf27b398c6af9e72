// twin of: column-mark-not-released
// variant: array
int usedR[9][10], usedC[9][10], usedB[3][3][10];
vector<pair<int, int>> spots;

class Solution {
    bool dfs(vector<vector<char>>& b, int idx) {
        if (idx == (int)spots.size()) return true;
        int x = spots[idx].first, y = spots[idx].second;
        for (int v = 1; v <= 9; v++) {
            if (!usedR[x][v] && !usedC[y][v] && !usedB[x / 3][y / 3][v]) {
                usedR[x][v] = usedC[y][v] = usedB[x / 3][y / 3][v] = 1;
                b[x][y] = '0' + v;
                if (dfs(b, idx + 1)) return true;
                usedR[x][v] = usedB[x / 3][y / 3][v] = 0;
            }
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& b) {
        memset(usedR, 0, sizeof usedR);
        memset(usedC, 0, sizeof usedC);
        memset(usedB, 0, sizeof usedB);
        spots.clear();
        for (int x = 0; x < 9; x++)
            for (int y = 0; y < 9; y++)
                if (b[x][y] == '.') {
                    spots.push_back({x, y});
                } else {
                    int v = b[x][y] - '0';
                    usedR[x][v] = usedC[y][v] = usedB[x / 3][y / 3][v] = 1;
                }
        dfs(b, 0);
    }
};

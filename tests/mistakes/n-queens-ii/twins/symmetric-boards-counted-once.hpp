// twin of: symmetric-boards-counted-once
// variant: set
class Solution {
    set<int> cols, down, up;
    set<vector<pair<int, int>>> kinds;
    vector<pair<int, int>> squares;

    void keep(int n) {
        vector<pair<int, int>> best;
        for (int k = 0; k < 8; k++) {
            vector<pair<int, int>> image;
            for (auto [r, c] : squares) {
                if (k & 1) r = n - 1 - r;
                if (k & 2) c = n - 1 - c;
                if (k & 4) swap(r, c);
                image.push_back({r, c});
            }
            sort(image.begin(), image.end());
            if (best.empty() || image < best) best = image;
        }
        kinds.insert(best);
    }

    void dfs(int r, int n) {
        if (r == n) return keep(n);
        for (int c = 0; c < n; c++) {
            if (cols.count(c) || down.count(r - c) || up.count(r + c)) continue;
            cols.insert(c), down.insert(r - c), up.insert(r + c);
            squares.push_back({r, c});
            dfs(r + 1, n);
            squares.pop_back();
            cols.erase(c), down.erase(r - c), up.erase(r + c);
        }
    }

  public:
    int totalNQueens(int n) {
        dfs(0, n);
        return kinds.size();
    }
};

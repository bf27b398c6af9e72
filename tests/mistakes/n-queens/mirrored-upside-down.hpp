// verdict: wrong-answer
// mistake: A search of the left half of the first row whose boards are mirrored top to
//   bottom, where only left to right gives the boards of the other half.
// find: For n = 5, take one of your boards and its mirror image. In which half of the first
//   row does the mirror image have its queen?
class Solution {
    vector<vector<string>> ans;
    set<int> cols, falling, rising;

    void dfs(int r, int n, int from, int to, vector<string>& b, bool mirrored) {
        if (r == n) {
            ans.push_back(b);
            if (mirrored) ans.push_back(vector<string>(b.rbegin(), b.rend()));
            return;
        }
        for (int c = from; c < to; c++) {
            if (cols.count(c) || falling.count(r - c) || rising.count(r + c)) continue;
            cols.insert(c), falling.insert(r - c), rising.insert(r + c);
            b[r][c] = 'Q';
            dfs(r + 1, n, 0, n, b, mirrored);
            b[r][c] = '.';
            cols.erase(c), falling.erase(r - c), rising.erase(r + c);
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> b(n, string(n, '.'));
        dfs(0, n, 0, n / 2, b, true);
        if (n % 2) dfs(0, n, n / 2, n / 2 + 1, b, false);
        return ans;
    }
};

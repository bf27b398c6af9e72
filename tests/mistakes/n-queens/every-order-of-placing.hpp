// verdict: wrong-answer
// mistake: A search that puts the next queen on any free square of the whole board, so each
//   board comes once for every order in which its queens can be placed.
// find: For n = 4 you return 48 boards, and 48 is 2 times 4 factorial. Which row does your
//   next queen have to go to?
class Solution {
    set<int> rows, cols, diag, anti;
    vector<vector<string>> ans;

    void dfs(vector<string>& b, int left) {
        int n = b.size();
        if (left == 0) {
            ans.push_back(b);
            return;
        }
        for (int r = 0; r < n; r++) {
            if (rows.count(r)) continue;
            for (int c = 0; c < n; c++) {
                if (cols.count(c) || diag.count(r - c) || anti.count(r + c)) continue;
                rows.insert(r), cols.insert(c), diag.insert(r - c), anti.insert(r + c);
                b[r][c] = 'Q';
                dfs(b, left - 1);
                b[r][c] = '.';
                rows.erase(r), cols.erase(c), diag.erase(r - c), anti.erase(r + c);
            }
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> b(n, string(n, '.'));
        dfs(b, n);
        return ans;
    }
};

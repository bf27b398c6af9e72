// verdict: wrong-answer
// mistake: A shortcut that says there is no board below n = 4, and forgets that one queen on
//   one square is a board.
// find: Go through n = 1, 2 and 3 on paper, one at a time.
class Solution {
    vector<vector<string>> ans;
    vector<string> cur;
    set<int> cols, ne, se;

    void go(int r, int n) {
        if (r == n) {
            ans.push_back(cur);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (cols.count(c) || ne.count(r + c) || se.count(r - c)) continue;
            cols.insert(c), ne.insert(r + c), se.insert(r - c);
            cur[r][c] = 'Q';
            go(r + 1, n);
            cur[r][c] = '.';
            cols.erase(c), ne.erase(r + c), se.erase(r - c);
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        if (n < 4) return {}; // too small for queens
        cur.assign(n, string(n, '.'));
        go(0, n);
        return ans;
    }
};

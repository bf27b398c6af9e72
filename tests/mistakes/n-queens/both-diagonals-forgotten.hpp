// verdict: wrong-answer
// mistake: A placing of rooks: one queen a row and one a column, and no diagonal ever looked
//   at.
// find: Draw the two boards you return for n = 2 and check the queens along the slanting
//   lines too.
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> result;
        vector<string> cur;
        vector<bool> taken(n, false);
        helper(n, cur, taken, result);
        return result;
    }

    void helper(int n, vector<string>& cur, vector<bool>& taken, vector<vector<string>>& result) {
        if ((int)cur.size() == n) {
            result.push_back(cur);
            return;
        }
        for (int i = 0; i < n; i++) {
            if (taken[i]) continue;
            taken[i] = true;
            string row(n, '.');
            row[i] = 'Q';
            cur.push_back(row);
            helper(n, cur, taken, result);
            cur.pop_back();
            taken[i] = false;
        }
    }
};

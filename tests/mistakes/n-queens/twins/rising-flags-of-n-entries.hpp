// twin of: rising-flags-of-n-entries
// variant: other
// Columns and falling diagonals are compared queen by queen; the rising ones have a table.
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> out;
        vector<int> q, anti(n, -1);
        go(n, q, anti, out);
        return out;
    }
    void go(int n, vector<int>& q, vector<int>& anti, vector<vector<string>>& out) {
        int row = q.size();
        if (row == n) {
            vector<string> b;
            for (int x : q)
                b.push_back(string(x, '.') + 'Q' + string(n - x - 1, '.'));
            out.push_back(b);
            return;
        }
        for (int x = 0; x < n; ++x) {
            bool bad = false;
            for (int i = 0; i < row; ++i)
                bad = bad || q[i] == x || q[i] - i == x - row;
            if (bad || anti[row + x] >= 0) continue;
            anti[row + x] = row;
            q.push_back(x);
            go(n, q, anti, out);
            q.pop_back();
            anti[row + x] = -1;
        }
    }
};

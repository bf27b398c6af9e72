// verdict: time-limit-exceeded
// mistake: A search through every choice of n squares out of n times n, which knows nothing
//   of rows until the board is full: 4,426,165,368 boards for n = 8.
// find: Count the boards you look at for n = 4, 5 and 6 and compare the growth with one queen
//   a row.
class Solution {
    vector<vector<string>> ans;

    bool valid(const vector<int>& sq, int n) {
        for (int i = 0; i < n; i++)
            for (int j = i + 1; j < n; j++) {
                int dr = abs(sq[i] / n - sq[j] / n), dc = abs(sq[i] % n - sq[j] % n);
                if (dr == 0 || dc == 0 || dr == dc) return false;
            }
        return true;
    }
    void choose(int from, vector<int>& sq, int n) {
        if ((int)sq.size() == n) {
            if (!valid(sq, n)) return;
            vector<string> b(n, string(n, '.'));
            for (int s : sq)
                b[s / n][s % n] = 'Q';
            ans.push_back(b);
            return;
        }
        for (int s = from; s < n * n; s++) {
            sq.push_back(s);
            choose(s + 1, sq, n);
            sq.pop_back();
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<int> sq;
        choose(0, sq, n);
        return ans;
    }
};

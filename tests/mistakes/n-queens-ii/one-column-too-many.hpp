// verdict: wrong-answer
// mistake: A board that is one column wider than it is high, because the loop runs to n and not to
//   n − 1.
// find: For n = 1, list the columns your loop tries.
class Solution {
    unordered_set<int> col, dia, ant;
    int res = 0;

    void dfs(int r, int n) {
        if (r == n) {
            res++;
            return;
        }
        for (int c = 0; c <= n; c++) {
            if (col.count(c) || dia.count(r - c) || ant.count(r + c)) continue;
            col.insert(c), dia.insert(r - c), ant.insert(r + c);
            dfs(r + 1, n);
            col.erase(c), dia.erase(r - c), ant.erase(r + c);
        }
    }

  public:
    int totalNQueens(int n) {
        dfs(0, n);
        return res;
    }
};

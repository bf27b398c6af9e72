// verdict: wrong-answer
// mistake: A counter that is never given a first value, so that it starts from whatever was in
//   memory.
// find: Ask of every variable in your function: which line gives it its first value? A compiler
//   with all warnings on asks the same.
class Solution {
    void dfs(int row, int n, vector<int>& q, int& count) {
        if (row == n) {
            count++;
            return;
        }
        for (int c = 0; c < n; c++) {
            bool ok = true;
            for (int r = 0; r < row; r++)
                if (q[r] == c || r - q[r] == row - c || r + q[r] == row + c) ok = false;
            if (!ok) continue;
            q[row] = c;
            dfs(row + 1, n, q, count);
        }
    }

  public:
    int totalNQueens(int n) {
        int count;
        vector<int> q(n);
        dfs(0, n, q, count);
        return count;
    }
};

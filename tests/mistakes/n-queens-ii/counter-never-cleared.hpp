// verdict: wrong-answer
// mistake: A counter that outlives the call, a global or a static, and starts the next call where
//   the last one stopped.
// find: Call your function twice in one program, with n = 4 and then n = 1.
int ans = 0;

class Solution {
    void dfs(int n, int row, int cols, int left, int right) {
        if (row == n) {
            ans++;
            return;
        }
        for (int c = 0; c < n; c++) {
            int bit = 1 << c;
            if ((cols | left | right) & bit) continue;
            dfs(n, row + 1, cols | bit, (left | bit) << 1, (right | bit) >> 1);
        }
    }

  public:
    int totalNQueens(int n) {
        dfs(n, 0, 0, 0, 0);
        return ans;
    }
};

// verdict: wrong-answer
// mistake: The answer is 0 for every n: nothing that is counted reaches the caller, as when the
//   counter is passed by value and every call counts in a copy of its own.
// find: Print the counter in the last row and again in the caller, for n = 1.
class Solution {
    void dfs(int row, int n, int count, vector<char>& cols, vector<char>& d1, vector<char>& d2) {
        if (row == n) {
            count++;
            return;
        }
        for (int col = 0; col < n; col++) {
            int a = row - col + n - 1, b = row + col;
            if (cols[col] || d1[a] || d2[b]) continue;
            cols[col] = d1[a] = d2[b] = 1;
            dfs(row + 1, n, count, cols, d1, d2);
            cols[col] = d1[a] = d2[b] = 0;
        }
    }

  public:
    int totalNQueens(int n) {
        vector<char> cols(n), d1(2 * n), d2(2 * n);
        int count = 0;
        dfs(0, n, count, cols, d1, d2);
        return count;
    }
};

// twin of: nine-entries-for-the-diagonals
// variant: array
#include <vector>

const int MAXN = 9;

class Solution {
    std::vector<int> col = std::vector<int>(MAXN);
    std::vector<int> dia = std::vector<int>(MAXN);
    std::vector<int> ant = std::vector<int>(MAXN);
    int total = 0;

    void dfs(int row, int n) {
        if (row == n) {
            ++total;
            return;
        }
        for (int i = 0; i < n; i++) {
            int& x = col[i];
            int& y = dia[row + n - i - 1];
            int& z = ant[row + i];
            if (x || y || z) continue;
            x = y = z = 1;
            dfs(row + 1, n);
            x = y = z = 0;
        }
    }

  public:
    int totalNQueens(int n) {
        dfs(0, n);
        return total;
    }
};

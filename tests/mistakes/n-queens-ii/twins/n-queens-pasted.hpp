// twin of: n-queens-pasted
// variant: array
#include <string>
#include <vector>

class Solution {
    std::vector<std::vector<std::string>> answer;
    std::vector<char> col, down, up;

    void search(int n, std::vector<std::string>& rows) {
        const int r = static_cast<int>(rows.size());
        if (r == n) {
            answer.push_back(rows);
            return;
        }
        for (int c = 0; c < n; ++c) {
            if (col[c] || down[r - c + n] || up[r + c]) continue;
            col[c] = down[r - c + n] = up[r + c] = 1;
            rows.push_back(std::string(n, '.'));
            rows.back()[c] = 'Q';
            search(n, rows);
            rows.pop_back();
            col[c] = down[r - c + n] = up[r + c] = 0;
        }
    }

  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        col.resize(n), down.resize(2 * n), up.resize(2 * n);
        std::vector<std::string> rows;
        search(n, rows);
        return answer;
    }
};

// twin of: flags-of-nine-entries
// variant: other
#include <bitset>
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<string>> found;
    bitset<9> column, rising;
    bitset<18> falling;

    void descend(int n, vector<int>& path) {
        const int r = path.size();
        if (r == n) {
            vector<string> board(n, string(n, '.'));
            for (int i = 0; i < n; ++i)
                board[i][path[i]] = 'Q';
            found.push_back(board);
            return;
        }
        for (int c = 0; c < n; ++c) {
            if (column.test(c) || falling.test(9 + r - c) || rising.test(r + c)) continue;
            column.set(c), falling.set(9 + r - c), rising.set(r + c);
            path.push_back(c);
            descend(n, path);
            path.pop_back();
            column.reset(c), falling.reset(9 + r - c), rising.reset(r + c);
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<int> path;
        descend(n, path);
        return found;
    }
};

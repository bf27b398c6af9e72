// shape: prints while it works, the last line without a newline
#include <cstdio>
#include <iostream>
#include <set>
#include <string>
#include <vector>
using namespace std;

class Solution {
    set<int> cols, diag, anti;
    vector<vector<string>> ans;

    void dfs(int r, vector<string>& board) {
        int n = board.size();
        if (r == n) {
            cout << "found no. " << ans.size() + 1 << endl;
            ans.push_back(board);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (cols.count(c) || diag.count(r - c) || anti.count(r + c)) continue;
            cols.insert(c), diag.insert(r - c), anti.insert(r + c);
            board[r][c] = 'Q';
            if (r < 2) printf("{\"row\": %d, \"column\": %d}\n", r, c);
            dfs(r + 1, board);
            board[r][c] = '.';
            cols.erase(c), diag.erase(r - c), anti.erase(r + c);
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        dfs(0, board);
        cerr << "n = " << n << ": ";
        cout << ans.size() << " boards";
        return ans;
    }
};

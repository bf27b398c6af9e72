// verdict: wrong-answer
// mistake: One set for both kinds of diagonal, in which falling diagonal 2 and rising
//   diagonal 2 are the same entry and block, or release, each other.
// find: List r - c and r + c of every square of a 4 x 4 board. Which numbers occur in both
//   lists, and do they mean the same line?
#include <set>
#include <string>
#include <vector>
using namespace std;

class Solution {
    set<int> cols, diags;
    vector<vector<string>> ans;

    void dfs(int r, int n, vector<string>& board) {
        if (r == n) {
            ans.push_back(board);
            return;
        }
        for (int c = 0; c < n; ++c) {
            if (cols.count(c) || diags.count(r - c) || diags.count(r + c)) continue;
            cols.insert(c);
            diags.insert(r - c);
            diags.insert(r + c);
            board[r][c] = 'Q';
            dfs(r + 1, n, board);
            board[r][c] = '.';
            cols.erase(c);
            diags.erase(r - c);
            diags.erase(r + c);
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        dfs(0, n, board);
        return ans;
    }
};

// shape: class statics, reset at the start of every call; a bitset for each family of groups
#include <bitset>
#include <string>
#include <vector>
using namespace std;

class Solution {
    static vector<vector<string>> res;
    static bitset<16> cols;
    static bitset<32> diag, anti;

    static void solve(vector<string>& board, int row, int n) {
        if (row == n) {
            res.push_back(board);
            return;
        }
        for (int col = 0; col < n; col++) {
            if (cols[col] || diag[row - col + n - 1] || anti[row + col]) continue;
            cols[col] = diag[row - col + n - 1] = anti[row + col] = 1;
            board[row][col] = 'Q';
            solve(board, row + 1, n);
            board[row][col] = '.';
            cols[col] = diag[row - col + n - 1] = anti[row + col] = 0;
        }
    }

  public:
    static vector<vector<string>> solveNQueens(int n) {
        res.clear();
        cols.reset();
        diag.reset();
        anti.reset();
        vector<string> board(n, string(n, '.'));
        solve(board, 0, n);
        return res;
    }
};

vector<vector<string>> Solution::res;
bitset<16> Solution::cols;
bitset<32> Solution::diag, Solution::anti;

// verdict: output-limit-exceeded
// mistake: A right search that prints the board each time it compares two squares, far more
//   text than a judge keeps.
// find: Run n = 4 and look at what is written to the terminal. Then estimate how many
//   comparisons n = 9 makes.
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<string>> res;
    string log;

    void show(const vector<string>& board, int r, int c, int i) {
        log += "can (" + to_string(r) + ", " + to_string(c) + ") stand with the queen of row ";
        log += to_string(i) + "?\n";
        for (const string& row : board)
            log += row + "\n";
        log += string(40, '-') + "\n";
    }

    bool safe(const vector<string>& board, const vector<int>& q, int r, int c) {
        for (int i = 0; i < r; i++) {
            show(board, r, c, i);
            if (q[i] == c || abs(q[i] - c) == r - i) return false;
        }
        return true;
    }

    void dfs(vector<string>& board, vector<int>& q, int r) {
        int n = board.size();
        if (r == n) {
            res.push_back(board);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (!safe(board, q, r, c)) continue;
            q[r] = c;
            board[r][c] = 'Q';
            dfs(board, q, r + 1);
            board[r][c] = '.';
        }
        cout << log;
        log.clear();
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        vector<int> q(n);
        dfs(board, q, 0);
        return res;
    }
};

// verdict: wrong-answer
// mistake: A search that comes back all the way to the first row as soon as it has a board,
//   so each column of the first row gives one board at most.
// find: For n = 5, list the column of the first queen of each board you return. Does any
//   column come twice?
#include <string>
#include <unordered_set>
#include <vector>
using namespace std;

class Solution {
    unordered_set<int> cols, diag1, diag2;
    vector<vector<string>> results;

    bool search(int r, vector<int>& queens, int n) {
        if (r == n) {
            vector<string> board(n, string(n, '.'));
            for (int i = 0; i < n; ++i)
                board[i][queens[i]] = 'Q';
            results.push_back(board);
            return true;
        }
        bool found = false;
        for (int c = 0; c < n && !(found && r > 0); ++c) {
            if (cols.count(c) || diag1.count(r - c) || diag2.count(r + c)) continue;
            cols.insert(c);
            diag1.insert(r - c);
            diag2.insert(r + c);
            queens[r] = c;
            found = search(r + 1, queens, n);
            cols.erase(c);
            diag1.erase(r - c);
            diag2.erase(r + c);
        }
        return found;
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<int> queens(n);
        search(0, queens, n);
        return results;
    }
};

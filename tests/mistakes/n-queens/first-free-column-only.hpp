// verdict: wrong-answer
// mistake: A search without a way back: each row takes its first free column, and where a later row
//   has none it gives up.
// find: n = 4 with the first queen in column 0 leads nowhere. What should happen to the queen in the
//   row above then?
#include <string>
#include <vector>
using namespace std;

class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<string> board(n, string(n, '.'));
        vector<int> queens;
        for (int r = 0; r < n; ++r) {
            bool placed = false;
            for (int c = 0; c < n && !placed; ++c) {
                bool safe = true;
                for (int i = 0; i < r; ++i)
                    if (queens[i] == c || abs(queens[i] - c) == r - i) safe = false;
                if (safe) {
                    queens.push_back(c);
                    board[r][c] = 'Q';
                    placed = true;
                }
            }
            if (!placed) return {};
        }
        return {board};
    }
};

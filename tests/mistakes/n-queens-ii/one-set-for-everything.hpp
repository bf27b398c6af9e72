// verdict: wrong-answer
// mistake: One set for the columns and both kinds of diagonal: column 2 and diagonal 2 are taken
//   for one group.
// find: Place one queen on (1, 2) of an empty 4 × 4 board, write down the three numbers you store,
//   and mark every square that you now refuse.
#include <set>
using namespace std;

class Solution {
  public:
    int totalNQueens(int n) {
        set<int> taken;
        return backtrack(taken, 0, n);
    }

  private:
    int backtrack(set<int>& taken, int row, int n) {
        if (row == n) return 1;
        int ways = 0;
        for (int col = 0; col < n; ++col) {
            if (taken.count(col) || taken.count(row - col) || taken.count(row + col)) continue;
            set<int> next = taken;
            next.insert({col, row - col, row + col});
            ways += backtrack(next, row + 1, n);
        }
        return ways;
    }
};

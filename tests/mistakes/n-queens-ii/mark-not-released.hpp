// verdict: wrong-answer
// mistake: A search that leaves a mark in place on the way back, here the column, so that later
//   branches meet queens who are gone and only the very first path counts.
// find: Trace n = 4 by hand and write down what each set holds after every return: it should be
//   what it held before the call. If it is, ask whether each row adds up all of its branches.
#include <unordered_set>
using namespace std;

class Solution {
    unordered_set<int> cols, diags, antis;
    int count = 0;

    void backtrack(int row, int n) {
        if (row == n) {
            count++;
            return;
        }
        for (int col = 0; col < n; col++) {
            if (cols.count(col)) continue;
            if (diags.count(row - col)) continue;
            if (antis.count(row + col)) continue;
            cols.insert(col);
            diags.insert(row - col);
            antis.insert(row + col);
            backtrack(row + 1, n);
            diags.erase(row - col);
            antis.erase(row + col);
        }
    }

  public:
    int totalNQueens(int n) {
        backtrack(0, n);
        return count;
    }
};

// verdict: wrong-answer
// mistake: The first square that is attacked ends the row, where only that square should be
//   skipped.
// find: For n = 4, list the squares of row 1 that you look at when the first queen stands in
//   column 1.
class Solution {
    set<int> c_, a_, b_;

  public:
    int totalNQueens(int n) { return go(0, n); }

    int go(int i, int n) {
        if (i == n) return 1;
        int s = 0;
        for (int j = 0; j < n; j++) {
            if (c_.count(j) || a_.count(i - j) || b_.count(i + j)) break;
            c_.insert(j);
            a_.insert(i - j);
            b_.insert(i + j);
            s += go(i + 1, n);
            c_.erase(j);
            a_.erase(i - j);
            b_.erase(i + j);
        }
        return s;
    }
};

// verdict: wrong-answer
// mistake: One way for n = 1 and none for any other n, as when the first square that is attacked
//   ends the row, or when one set holds columns and diagonals alike.
// find: For n = 4, list the squares of row 1 that you look at when the first queen stands in
//   column 1. Which of them do you take for attacked?
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

// verdict: wrong-answer
// mistake: One set for both kinds of diagonal, so that r − c = 2 and r + c = 2 are taken for the
//   same diagonal.
// find: Write r − c and r + c into the squares of a 4 × 4 board: which squares share a number
//   without sharing a diagonal?
class Solution {
    set<int> cols, diagonals;
    int cnt = 0;

    void go(int r, int n) {
        if (r == n) {
            ++cnt;
            return;
        }
        for (int c = 0; c < n; ++c) {
            if (cols.count(c) || diagonals.count(r - c) || diagonals.count(r + c)) continue;
            cols.insert(c);
            diagonals.insert(r - c);
            diagonals.insert(r + c);
            go(r + 1, n);
            cols.erase(c);
            diagonals.erase(r - c);
            diagonals.erase(r + c);
        }
    }

  public:
    int totalNQueens(int n) {
        go(0, n);
        return cnt;
    }
};

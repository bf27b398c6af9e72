// verdict: wrong-answer
// mistake: A table that holds the two answers of the statement, and 0 for every other board.
// find: Draw one board for n = 5: start in a corner and move like a knight, two rows down and one
//   column right.
class Solution {
  public:
    int totalNQueens(int n) {
        // the real thing comes later
        if (n == 1) return 1;
        if (n == 4) return 2;
        return 0;
    }
};

// verdict: wrong-answer
// mistake: The mask of a full row has n − 1 ones, so the answer is that of the board one size
//   smaller.
// find: Write your answers for n = 1 to 6 under the right ones, and slide them one place to the
//   left.
class Solution {
  public:
    int totalNQueens(int n) {
        unsigned all = 0;
        for (int c = 1; c < n; ++c)
            all = all << 1 | 1;
        int boards = 0;
        search(all, 0, 0, 0, boards);
        return boards;
    }

    void search(unsigned all, unsigned c, unsigned f, unsigned r, int& boards) {
        if (c == all) {
            ++boards;
            return;
        }
        for (unsigned open = all & ~(c | f | r); open != 0; open &= open - 1) {
            unsigned q = open & (~open + 1);
            search(all, c | q, (f | q) << 1, (r | q) >> 1, boards);
        }
    }
};

// shape: no recursion: one loop that moves a queen to the right and goes back a row; iostreams
//   tuned by a static lambda
static const auto io = [] {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);
    return 0;
}();

class Solution {
  public:
    int totalNQueens(int n) {
        vector<int> queen(n, -1);
        int row = 0, boards = 0;
        while (row >= 0) {
            if (row == n) {
                boards++;
                row--;
                continue;
            }
            do
                queen[row]++;
            while (queen[row] < n && attacked(queen, row));
            if (queen[row] < n) {
                row++;
            } else {
                queen[row] = -1;
                row--;
            }
        }
        return boards;
    }

    bool attacked(const vector<int>& queen, int row) {
        for (int r = 0; r < row; r++)
            if (queen[r] == queen[row] || abs(queen[r] - queen[row]) == row - r) return true;
        return false;
    }
};

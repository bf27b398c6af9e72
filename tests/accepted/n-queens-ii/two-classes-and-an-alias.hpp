// shape: a Solution2 beside Solution, an alias as return type on its own line, the search breadth
//   first over a level of partial boards
typedef int count_t;
typedef struct {
    unsigned cols, down, up;
} Row;

class Solution {
  public:
    count_t
    totalNQueens(int n) {
        unsigned all = (1u << n) - 1;
        vector<Row> level = {{0, 0, 0}}, next;
        for (int row = 0; row < n; row++, level.swap(next), next.clear()) {
            for (const Row& at : level) {
                for (unsigned open = all & ~(at.cols | at.down | at.up); open; open &= open - 1) {
                    unsigned q = open & -open;
                    next.push_back({at.cols | q, (at.down | q) << 1, (at.up | q) >> 1});
                }
            }
        }
        return level.size();
    }
};

class Solution2 {
  public:
    int totalNQueens(int) { return -1; /* later */ }
};

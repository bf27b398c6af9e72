// twin of: board-edge-forgotten
// variant: other
class Solution {
    bitset<32> full;

    int dfs(int rows, bitset<32> cols, bitset<32> l, bitset<32> r) {
        if (rows == 0) return 1;
        int sum = 0;
        unsigned open = (~(cols | l | r)).to_ulong();
        for (; open; open &= open - 1) {
            bitset<32> q(open & -open);
            sum += dfs(rows - 1, cols | q, (l | q) << 1, (r | q) >> 1);
        }
        return sum;
    }

  public:
    int totalNQueens(int n) { return dfs(n, {}, {}, {}); }
};

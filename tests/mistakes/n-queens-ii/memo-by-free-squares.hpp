// verdict: wrong-answer
// mistake: A cache whose key is the used columns and the free squares of one row, though the same
//   squares can be closed by different diagonals, which go on to different rows.
// find: The cache makes no difference up to n = 6, so switch it off for n = 7 and compare. Then
//   draw two boards with the same free squares in row 3 and other ones in row 4.
class Solution {
    unordered_map<long long, int> cache;
    int n;

    int solve(int cols, int d1, int d2) {
        int full = (1 << n) - 1;
        if (cols == full) return 1;
        int open = full & ~(cols | d1 | d2);
        long long key = (long long)cols << 32 | open;
        if (auto it = cache.find(key); it != cache.end()) return it->second;
        int res = 0;
        for (int rest = open; rest; rest &= rest - 1) {
            int q = rest & -rest;
            res += solve(cols | q, (d1 | q) << 1, (d2 | q) >> 1);
        }
        return cache[key] = res;
    }

  public:
    int totalNQueens(int n) {
        this->n = n;
        return solve(0, 0, 0);
    }
};

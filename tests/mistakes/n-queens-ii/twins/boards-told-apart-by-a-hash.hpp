// twin of: boards-told-apart-by-a-hash
// variant: bitmask
#include <set>

class Solution {
    std::set<long> hashes;

    void put(unsigned all, unsigned cols, unsigned l, unsigned r, long hash) {
        if (cols == all) {
            hashes.insert(hash);
            return;
        }
        for (unsigned c = 0; all >> c; ++c) {
            const unsigned q = 1u << c;
            if ((cols | l | r) & q) continue;
            put(all, cols | q, (l | q) << 1, (r | q) >> 1, (31 * hash + c) % 10007);
        }
    }

  public:
    int totalNQueens(int n) {
        put((1u << n) - 1, 0, 0, 0, 0);
        return static_cast<int>(hashes.size());
    }
};

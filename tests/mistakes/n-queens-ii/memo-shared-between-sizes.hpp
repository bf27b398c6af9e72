// verdict: wrong-answer
// mistake: A cache of results that is kept from call to call and does not know for which n a
//   result was found.
// find: Call your function with n = 4 and then with n = 5 in one program, and ask what the cache
//   holds for the empty board.
#include <map>
#include <tuple>
using namespace std;

class Solution {
    int search(int all, int cols, int falling, int rising) {
        static map<tuple<int, int, int>, int> memo;
        if (cols == all) return 1;
        auto key = make_tuple(cols, falling, rising);
        auto it = memo.find(key);
        if (it != memo.end()) return it->second;
        int ways = 0;
        for (int free = all & ~(cols | falling | rising); free; free &= free - 1) {
            int q = free & -free;
            ways += search(all, cols | q, ((falling | q) << 1) & all, (rising | q) >> 1);
        }
        return memo[key] = ways;
    }

  public:
    int totalNQueens(int n) { return search((1 << n) - 1, 0, 0, 0); }
};

// verdict: wrong-answer
// mistake: A cache of results that is kept from call to call and does not know for which n a
//   result was found.
// find: Call your function with n = 4 and then with n = 5 in one program, and ask what the cache
//   says about a single queen in column 0.
#include <map>
#include <tuple>
using namespace std;

map<tuple<int, int, int>, int> memo;

class Solution {
    int all;

    int with(int q, int cols, int falling, int rising) {
        return below(cols | q, ((falling | q) << 1) & all, (rising | q) >> 1);
    }

    int below(int cols, int falling, int rising) {
        if (cols == all) return 1;
        auto key = make_tuple(cols, falling, rising);
        auto it = memo.find(key);
        if (it != memo.end()) return it->second;
        int ways = 0;
        for (int free = all & ~(cols | falling | rising); free; free &= free - 1)
            ways += with(free & -free, cols, falling, rising);
        return memo[key] = ways;
    }

  public:
    int totalNQueens(int n) {
        all = (1 << n) - 1;
        int total = 0;
        for (int c = 0; c < n; c++)
            total += with(1 << c, 0, 0, 0);
        return total;
    }
};

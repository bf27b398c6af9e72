// verdict: wrong-answer
// mistake: Half of the first row is searched and doubled, and the boards that begin in the middle
//   column of an odd board are never counted.
// find: For n = 5, mark the first-row columns that your loop tries, and those that the mirror
//   gives you for nothing.
#include <functional>
#include <set>

class Solution {
  public:
    int totalNQueens(int n) {
        if (n == 1) return 1;
        std::set<int> cols, falling, rising;
        std::function<int(int)> search = [&](int row) {
            if (row == n) return 1;
            int found = 0;
            int last = row == 0 ? n / 2 : n;
            for (int col = 0; col < last; ++col) {
                if (cols.count(col) || falling.count(row - col) || rising.count(row + col))
                    continue;
                cols.insert(col);
                falling.insert(row - col);
                rising.insert(row + col);
                found += search(row + 1);
                cols.erase(col);
                falling.erase(row - col);
                rising.erase(row + col);
            }
            return found;
        };
        return 2 * search(0);
    }
};

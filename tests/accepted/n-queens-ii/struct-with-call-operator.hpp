// shape: all std::, a struct with operator() that is copied by value, a static method, size_t for
//   the size
#include <cstddef>
#include <set>

struct Search {
    std::size_t n;
    std::set<std::size_t> columns{}, falling{}, rising{};

    int operator()(std::size_t row = 0) {
        if (row == n) return 1;
        int total = 0;
        for (std::size_t col = 0; col != n; ++col) {
            if (columns.count(col) || falling.count(row + n - col) || rising.count(row + col))
                continue;
            Search next = *this;
            next.columns.insert(col);
            next.falling.insert(row + n - col);
            next.rising.insert(row + col);
            total += next(row + 1);
        }
        return total;
    }
};

class Solution {
  public:
    static int totalNQueens(std::size_t n) { return Search{n}(); }
};

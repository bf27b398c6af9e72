// twin of: negative-index
// variant: other
#include <array>

class Solution {
    struct Marks {
        std::array<bool, 20> column{}, rising{}, falling{};
        bool any(int r, int c) { return column.at(c) || rising.at(r + c) || falling.at(r - c); }
        void set(int r, int c, bool to) { column[c] = rising[r + c] = falling[r - c] = to; }
    };

    int count(Marks& marks, int r, int n) {
        if (r == n) return 1;
        int sum = 0;
        for (int c = 0; c < n; ++c) {
            if (marks.any(r, c)) continue;
            marks.set(r, c, true);
            sum += count(marks, r + 1, n);
            marks.set(r, c, false);
        }
        return sum;
    }

  public:
    int totalNQueens(int n) {
        Marks marks;
        return count(marks, 0, n);
    }
};

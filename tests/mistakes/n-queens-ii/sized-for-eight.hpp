// verdict: runtime-error
// mistake: Arrays and offset made for the board of eight, where n may be 9.
// find: Read the largest n in the constraints and write down the indexes that your code uses for
//   its four corners.
#include <array>

class Solution {
    static constexpr int size = 8;
    std::array<bool, size> col{};
    std::array<bool, 2 * size - 1> down{}, up{};
    int count = 0;

  public:
    int totalNQueens(int n) {
        walk(n, 0);
        return count;
    }

    void walk(int n, int r) {
        if (r == n) {
            ++count;
            return;
        }
        for (int c = 0; c < n; ++c) {
            bool& a = col[c];
            bool& b = down[r - c + size - 1];
            bool& d = up[r + c];
            if (a || b || d) continue;
            a = b = d = true;
            walk(n, r + 1);
            a = b = d = false;
        }
    }
};

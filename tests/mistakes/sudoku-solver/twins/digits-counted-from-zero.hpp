// twin of: digits-counted-from-zero
// variant: set
#include <set>
#include <string>
#include <vector>

class Solution {
    const std::string digits = "012345678";
    std::set<char> group[27];
    std::vector<int> holes;

    bool fill(std::vector<std::vector<char>>& board, std::size_t next) {
        if (next == holes.size()) return true;
        const int k = holes[next];
        auto &r = group[k / 9], &c = group[9 + k % 9], &b = group[18 + k / 27 * 3 + k % 9 / 3];
        for (const char digit : digits) {
            if (r.count(digit) || c.count(digit) || b.count(digit)) continue;
            for (auto* g : {&r, &c, &b})
                g->insert(digit);
            board[k / 9][k % 9] = digit;
            if (fill(board, next + 1)) return true;
            for (auto* g : {&r, &c, &b})
                g->erase(digit);
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int k = 0; k < 81; ++k) {
            const char digit = board[k / 9][k % 9];
            if (digit == '.') {
                holes.push_back(k);
            } else {
                group[k / 9].insert(digit);
                group[9 + k % 9].insert(digit);
                group[18 + k / 27 * 3 + k % 9 / 3].insert(digit);
            }
        }
        fill(board, 0);
    }
};

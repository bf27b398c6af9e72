// twin of: free-bits-not-cut-to-nine
// variant: other
#include <bitset>
#include <vector>

class Solution {
    using Digits = std::bitset<32>;
    Digits row[9], column[9], box[9];
    std::vector<int> holes;

    Digits choices(int k) const {
        return ~(row[k / 9] | column[k % 9] | box[k / 27 * 3 + k % 9 / 3]);
    }

    void set(int k, std::size_t d, bool on) {
        row[k / 9].set(d, on);
        column[k % 9].set(d, on);
        box[k / 27 * 3 + k % 9 / 3].set(d, on);
    }

    bool fill(std::vector<std::vector<char>>& board) {
        if (holes.empty()) return true;
        std::size_t tightest = 0;
        for (std::size_t i = 1; i < holes.size(); ++i)
            if (choices(holes[i]).count() < choices(holes[tightest]).count()) tightest = i;
        const int k = holes[tightest];
        holes.erase(holes.begin() + tightest);
        const Digits can = choices(k);
        for (std::size_t d = 0; d < can.size(); ++d) {
            if (!can[d]) continue;
            set(k, d, true);
            board[k / 9][k % 9] = static_cast<char>('1' + d);
            if (fill(board)) return true;
            set(k, d, false);
        }
        holes.insert(holes.begin() + tightest, k);
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int k = 0; k < 81; ++k) {
            const char ch = board[k / 9][k % 9];
            if (ch == '.')
                holes.push_back(k);
            else
                set(k, ch - '1', true);
        }
        fill(board);
    }
};

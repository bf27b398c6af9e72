// twin of: box-named-by-remainders
// variant: set
#include <array>
#include <unordered_set>
#include <vector>

class Solution {
    using Digits = std::unordered_set<char>;
    std::array<Digits, 9> rows, columns, boxes;
    std::vector<int> holes;

    std::array<Digits*, 3> groups(int k) {
        return {&rows[k / 9], &columns[k % 9], &boxes[k / 9 % 3 * 3 + k % 3]};
    }

    bool search(std::vector<std::vector<char>>& board, std::size_t next) {
        if (next == holes.size()) return true;
        const int k = holes[next];
        const auto mine = groups(k);
        for (char d = '1'; d <= '9'; ++d) {
            if (mine[0]->contains(d) || mine[1]->contains(d) || mine[2]->contains(d)) continue;
            for (auto* group : mine)
                group->insert(d);
            board[k / 9][k % 9] = d;
            if (search(board, next + 1)) return true;
            for (auto* group : mine)
                group->erase(d);
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int k = 0; k < 81; ++k) {
            const char d = board[k / 9][k % 9];
            if (d == '.')
                holes.push_back(k);
            else
                for (auto* group : groups(k))
                    group->insert(d);
        }
        search(board, 0);
    }
};

// twin of: finished-flag-kept-from-the-last-board
// variant: set
#include <set>
#include <vector>

class Solution {
    inline static bool searching = true;
    std::vector<std::set<char>> groups{27};

    void fill(std::vector<std::vector<char>>& board, int k) {
        if (k == 81) {
            searching = false;
            return;
        }
        char& square = board[k / 9][k % 9];
        if (square != '.') return fill(board, k + 1);
        std::set<char>* const mine[] = {&groups[k / 9], &groups[9 + k % 9],
                                        &groups[18 + k / 27 * 3 + k % 9 / 3]};
        for (char digit = '1'; digit <= '9'; ++digit) {
            if (mine[0]->count(digit) || mine[1]->count(digit) || mine[2]->count(digit)) continue;
            for (auto* group : mine)
                group->insert(digit);
            square = digit;
            fill(board, k + 1);
            if (!searching) return;
            for (auto* group : mine)
                group->erase(digit);
            square = '.';
        }
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int k = 0; k < 81; ++k) {
            const char digit = board[k / 9][k % 9];
            if (digit == '.') continue;
            groups[k / 9].insert(digit);
            groups[9 + k % 9].insert(digit);
            groups[18 + k / 27 * 3 + k % 9 / 3].insert(digit);
        }
        fill(board, 0);
    }
};

// twin of: most-choices-first
// variant: set
#include <queue>
#include <set>
#include <vector>

class Solution {
    std::set<char> rows[9], columns[9], boxes[9];

    std::vector<char> choices(int r, int c) {
        std::vector<char> list;
        for (char digit = '1'; digit <= '9'; ++digit)
            if (!rows[r].count(digit) && !columns[c].count(digit) &&
                !boxes[r / 3 * 3 + c / 3].count(digit))
                list.push_back(digit);
        return list;
    }

    bool fill(std::vector<std::vector<char>>& board) {
        std::priority_queue<std::pair<std::size_t, int>> queue; // the largest comes out first
        for (int k = 0; k < 81; ++k)
            if (board[k / 9][k % 9] == '.') queue.emplace(choices(k / 9, k % 9).size(), k);
        if (queue.empty()) return true;
        const int r = queue.top().second / 9, c = queue.top().second % 9;
        for (char digit : choices(r, c)) {
            rows[r].insert(digit);
            columns[c].insert(digit);
            boxes[r / 3 * 3 + c / 3].insert(digit);
            board[r][c] = digit;
            if (fill(board)) return true;
            rows[r].erase(digit);
            columns[c].erase(digit);
            boxes[r / 3 * 3 + c / 3].erase(digit);
            board[r][c] = '.';
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int k = 0; k < 81; ++k) {
            const char digit = board[k / 9][k % 9];
            if (digit == '.') continue;
            rows[k / 9].insert(digit);
            columns[k % 9].insert(digit);
            boxes[k / 27 * 3 + k % 9 / 3].insert(digit);
        }
        fill(board);
    }
};

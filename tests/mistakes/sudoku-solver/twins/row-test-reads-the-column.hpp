// twin of: row-test-reads-the-column
// variant: set
#include <set>
#include <vector>

class Solution {
    std::vector<std::set<char>> rows{9}, cols{9}, boxes{9};

    bool fill(std::vector<std::vector<char>>& board, int k) {
        if (k == 81) return true;
        const int r = k / 9, c = k % 9, b = r / 3 * 3 + c / 3;
        if (board[r][c] != '.') return fill(board, k + 1);
        for (char d = '1'; d <= '9'; ++d) {
            if (cols[c].count(d) || cols[c].count(d) || boxes[b].count(d)) continue;
            rows[r].insert(d);
            cols[c].insert(d);
            boxes[b].insert(d);
            board[r][c] = d;
            if (fill(board, k + 1)) return true;
            board[r][c] = '.';
            rows[r].erase(d);
            cols[c].erase(d);
            boxes[b].erase(d);
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int k = 0; k < 81; ++k) {
            const char d = board[k / 9][k % 9];
            if (d == '.') continue;
            rows[k / 9].insert(d);
            cols[k % 9].insert(d);
            boxes[k / 27 * 3 + k % 9 / 3].insert(d);
        }
        fill(board, 0);
    }
};

// shape: using std::x lines; recursion that returns nothing and a member flag that says it has
// finished; a list of empty squares
#include <set>
#include <utility>
#include <vector>

using std::pair;
using std::set;
using std::vector;

class Solution {
  private:
    bool done = false;
    vector<pair<int, int>> empties;
    set<char> rows[9], cols[9], boxes[9];

    void backtrack(vector<vector<char>>& board, size_t index) {
        if (index == empties.size()) {
            done = true;
            return;
        }
        const int r = empties[index].first;
        const int c = empties[index].second;
        const int b = (r / 3) * 3 + c / 3;
        for (char ch = '1'; ch <= '9' && !done; ++ch) {
            if (rows[r].count(ch) || cols[c].count(ch) || boxes[b].count(ch)) continue;
            rows[r].insert(ch);
            cols[c].insert(ch);
            boxes[b].insert(ch);
            board[r][c] = ch;
            backtrack(board, index + 1);
            if (done) return;
            rows[r].erase(ch);
            cols[c].erase(ch);
            boxes[b].erase(ch);
            board[r][c] = '.';
        }
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') {
                    empties.emplace_back(r, c);
                } else {
                    rows[r].insert(board[r][c]);
                    cols[c].insert(board[r][c]);
                    boxes[(r / 3) * 3 + c / 3].insert(board[r][c]);
                }
            }
        }
        backtrack(board, 0);
    }
};

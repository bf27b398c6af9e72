// twin of: absolute-difference-as-name
// variant: set
#include <cstdlib>
#include <set>
#include <string>
#include <vector>
using std::set;
using std::string;
using std::vector;

class Solution {
    using Board = vector<string>;
    set<string> marks;

    void fill(Board& board, vector<Board>& all) {
        const int n = static_cast<int>(board[0].size());
        const int r = static_cast<int>(board.size()) - 1;
        for (int c = 0; c < n; ++c) {
            const vector<string> names{"c" + std::to_string(c), "/" + std::to_string(r + c),
                                       "\\" + std::to_string(r > c ? r - c : c - r)};
            bool clash = false;
            for (const string& name : names)
                clash |= marks.count(name) > 0;
            if (clash) continue;
            marks.insert(names.begin(), names.end());
            board[r][c] = 'Q';
            if (r + 1 == n) {
                all.push_back(board);
            } else {
                board.push_back(string(n, '.'));
                fill(board, all);
                board.pop_back();
            }
            board[r][c] = '.';
            for (const string& name : names)
                marks.erase(name);
        }
    }

  public:
    vector<Board> solveNQueens(int n) {
        vector<Board> all;
        Board board(1, string(n, '.'));
        fill(board, all);
        return all;
    }
};

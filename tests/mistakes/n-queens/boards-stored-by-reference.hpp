// verdict: wrong-answer
// mistake: An answer that keeps the one working board again and again in place of a copy, so
//   at the end every entry shows it as it is then: empty.
// find: For n = 1 you return a board without a queen. Is what you keep when a board is full a
//   copy, or the board that the search goes on to change?
#include <memory>
#include <set>
#include <string>
#include <vector>
using namespace std;

class Solution {
    using Board = vector<string>;
    vector<shared_ptr<Board>> kept;
    set<int> cols, d1, d2;

    void search(shared_ptr<Board> board, int r, int n) {
        if (r == n) {
            kept.push_back(board);
            return;
        }
        for (int c = 0; c < n; c++) {
            if (cols.count(c) || d1.count(r - c) || d2.count(r + c)) continue;
            cols.insert(c), d1.insert(r - c), d2.insert(r + c);
            (*board)[r][c] = 'Q';
            search(board, r + 1, n);
            (*board)[r][c] = '.';
            cols.erase(c), d1.erase(r - c), d2.erase(r + c);
        }
    }

  public:
    vector<Board> solveNQueens(int n) {
        search(make_shared<Board>(n, string(n, '.')), 0, n);
        vector<Board> ans;
        for (auto& b : kept)
            ans.push_back(*b);
        return ans;
    }
};

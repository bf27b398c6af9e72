// shape: using std::x lines; no recursion, an explicit stack of columns
#include <string>
#include <vector>
using std::string;
using std::vector;

class Solution {
  public:
    vector<vector<string>> solveNQueens(const int n) {
        vector<vector<string>> boards;
        vector<int> stack; // stack[r] is the column of the queen in row r
        int next = 0;      // the first column still to try in the current row
        for (;;) {
            const int r = static_cast<int>(stack.size());
            int c = next;
            while (c < n && !free(stack, r, c))
                ++c;
            if (c < n) {
                stack.push_back(c);
                next = 0;
                if (r + 1 < n) continue;
                boards.push_back(draw(stack));
            }
            if (stack.empty()) return boards;
            next = stack.back() + 1;
            stack.pop_back();
        }
    }

  private:
    static bool free(const vector<int>& stack, int r, int c) {
        for (int i = 0; i < r; ++i) {
            const int d = stack[i] - c;
            if (d == 0 || d == r - i || d == i - r) return false;
        }
        return true;
    }

    static vector<string> draw(const vector<int>& stack) {
        vector<string> board(stack.size(), string(stack.size(), '.'));
        for (std::size_t i = 0; i < stack.size(); ++i)
            board[i][stack[i]] = 'Q';
        return board;
    }
};

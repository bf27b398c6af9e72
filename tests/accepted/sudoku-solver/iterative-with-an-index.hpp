// shape: no recursion; an explicit index and the last digit tried for each hole; old attempts kept
// in comments
#include <vector>
using namespace std;

/* first attempt, too slow
class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) { /// brute force "9^81" :(
        for (;;) { }
    }
};
*/

// second attempt
// class Solution { public: void solveSudoku(vector<vector<char>>& b) { solve(b); } bool solve(...)
// {

class Solution {
  public:
    void solveSudoku(vector<vector<char>>& board) {
        vector<pair<int, int>> holes;
        vector<vector<bool>> row(9, vector<bool>(10)), col = row, box = row;
        auto set = [&](int r, int c, int d, bool v) {
            row[r][d] = col[c][d] = box[r / 3 * 3 + c / 3][d] = v;
        };
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.')
                    holes.push_back({r, c});
                else
                    set(r, c, board[r][c] - '0', true);
            }
        vector<int> tried(holes.size() + 1, 0);
        int i = 0;
        while (i >= 0 && i < (int)holes.size()) {
            auto [r, c] = holes[i];
            int d = tried[i];
            if (d > 0) set(r, c, d, false);
            do
                d++;
            while (d <= 9 && (row[r][d] || col[c][d] || box[r / 3 * 3 + c / 3][d]));
            if (d > 9) {
                tried[i] = 0;
                board[r][c] = '.';
                i--;
            } else {
                set(r, c, d, true);
                board[r][c] = d + '0';
                tried[i] = d;
                tried[++i] = 0;
            }
        }
    }
};

// verdict: wrong-answer
// mistake: The dots are taken out with `remove` alone, which moves the digits forward and leaves
//   the vector as long as before, its old tail included.
// find: Print a group's size before and after the dots are removed, and what stands at its end.
#include <algorithm>
#include <vector>
using namespace std;

class Solution {
    bool allDifferent(vector<char> g) {
        (void)remove(g.begin(), g.end(), '.');
        sort(g.begin(), g.end());
        return adjacent_find(g.begin(), g.end()) == g.end();
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) {
            vector<char> col, box;
            for (int j = 0; j < 9; j++) {
                col.push_back(board[j][i]);
                box.push_back(board[i / 3 * 3 + j / 3][i % 3 * 3 + j % 3]);
            }
            if (!allDifferent(board[i]) || !allDifferent(col) || !allDifferent(box)) return false;
        }
        return true;
    }
};

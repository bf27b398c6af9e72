// shape: a copy of the board for each level, passed and returned by value; an empty board means
// "no"
#include <set>
#include <vector>
using namespace std;
using Grid = vector<vector<char>>;

class Solution {
  public:
    void solveSudoku(Grid& board) { board = fill(board); }

  private:
    set<char> choices(const Grid& g, int r, int c) {
        set<char> s = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
        for (int i = 0; i < 9; ++i) {
            s.erase(g[r][i]);
            s.erase(g[i][c]);
            s.erase(g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3]);
        }
        return s;
    }

    Grid fill(Grid g) {
        int br = -1, bc = -1;
        set<char> best;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (g[r][c] == '.') {
                    set<char> s = choices(g, r, c);
                    if (br < 0 || s.size() < best.size()) br = r, bc = c, best = s;
                }
        if (br < 0) return g;
        for (char d : best) {
            g[br][bc] = d;
            Grid done = fill(g);
            if (!done.empty()) return done;
        }
        return {};
    }
};

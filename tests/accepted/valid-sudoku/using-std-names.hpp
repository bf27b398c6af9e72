// shape: using std::vector and its like; std::map of sets keyed by the box's two halves
#include <map>
#include <set>
#include <utility>
#include <vector>

using std::map;
using std::pair;
using std::set;
using std::vector;

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        map<int, set<char>> rows;
        map<int, set<char>> cols;
        map<pair<int, int>, set<char>> boxes;
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                const char ch = board[r][c];
                if (ch == '.') continue;
                if (!rows[r].insert(ch).second) return false;
                if (!cols[c].insert(ch).second) return false;
                if (!boxes[{r / 3, c / 3}].insert(ch).second) return false;
            }
        }
        return true;
    }
};

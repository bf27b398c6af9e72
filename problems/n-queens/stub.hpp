// N-Queens (LeetCode 51): return every way to place n queens on an n × n board,
// no two attacking each other, in any order. A board is n strings of n
// characters: 'Q' a queen, '.' an empty square.

#include <string>
#include <vector>

using namespace std;

class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        return {}; // no board at all: your boards go here
    }
};

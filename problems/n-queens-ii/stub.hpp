// N-Queens II (LeetCode 52): return how many ways there are to place n queens
// on an n × n board, no two attacking each other. No board has to be drawn.

#include <vector>

using namespace std;

class Solution {
  public:
    int totalNQueens(int n) {
        return 0; // your answer goes here
    }
};

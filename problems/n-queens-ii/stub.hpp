// Return how many ways there are to place n queens on an n × n board so that no two attack each
// other. Only the number is asked for: no board has to be drawn.
#include <vector>
using namespace std;

class Solution {
  public:
    int totalNQueens(int n) { return -n; }
};

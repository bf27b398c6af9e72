// verdict: wrong-answer
// mistake: A table with the answers of the examples, and nothing for any larger n.
// find: Call it with n = 5. Which line of your program would make the 10 boards?
#include <string>
#include <vector>
using namespace std;

class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        switch (n) {
        case 1:
            return {{"Q"}};
        case 4:
            return {{".Q..", "...Q", "Q...", "..Q."}, {"..Q.", "Q...", "...Q", ".Q.."}};
        default:
            return {}; // TODO
        }
    }
};

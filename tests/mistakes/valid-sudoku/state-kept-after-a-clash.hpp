// verdict: wrong-answer
// mistake: The global notes are cleared at the end of a call, but the early `return false` leaves
//   before that.
// find: Ask about a board with a clash and then about a valid one, in one program. Follow every
//   way out of your function.
#include <vector>
using namespace std;

int rowSeen[9], colSeen[9], boxSeen[9];

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == '.') continue;
                int bit = 1 << (board[i][j] - '1');
                int k = i / 3 * 3 + j / 3;
                if ((rowSeen[i] | colSeen[j] | boxSeen[k]) & bit) return false;
                rowSeen[i] |= bit;
                colSeen[j] |= bit;
                boxSeen[k] |= bit;
            }
        }
        // ready for the next test case
        for (int i = 0; i < 9; i++)
            rowSeen[i] = colSeen[i] = boxSeen[i] = 0;
        return true;
    }
};

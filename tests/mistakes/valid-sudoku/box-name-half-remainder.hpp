// verdict: wrong-answer
// mistake: The box is named 3·(r/3) + c mod 3: the band is right, but every third column is
//   thrown together.
// find: Write your box names over the nine columns of row 0. They should read 000111222.
#include <array>
#include <vector>
using std::array;
using std::vector;

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        array<unsigned, 9> rowMask{}, colMask{}, boxMask{};
        for (int y = 0; y < 9; ++y) {
            for (int x = 0; x < 9; ++x) {
                const char ch = board[y][x];
                if (ch == '.') continue;
                const unsigned bit = 1u << (ch - '1');
                const int box = (y / 3) * 3 + (x % 3);
                if ((rowMask[y] | colMask[x] | boxMask[box]) & bit) return false;
                rowMask[y] |= bit;
                colMask[x] |= bit;
                boxMask[box] |= bit;
            }
        }
        return true;
    }
};

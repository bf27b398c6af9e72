// shape: tables on the heap that are never freed, C style
#include <cstdlib>
#include <cstring>
#include <vector>
using namespace std;

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        int** seen = (int**)malloc(27 * sizeof(int*));
        for (int g = 0; g < 27; g++) {
            seen[g] = new int[10];
            memset(seen[g], 0, 10 * sizeof(int));
        }
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == '.') continue;
                int d = board[i][j] - '0';
                if (seen[i][d]++) return false;
                if (seen[9 + j][d]++) return false;
                if (seen[18 + i / 3 * 3 + j / 3][d]++) return false;
            }
        }
        return true;
    }
};

// shape: a data table says which box each square is in; a range-for over bands of text
#include <array>
#include <map>
#include <vector>
using namespace std;

static const char* const BOX_OF[9] = {
    "aaabbbccc", "aaabbbccc", "aaabbbccc", //
    "dddeeefff", "dddeeefff", "dddeeefff", //
    "ggghhhiii", "ggghhhiii", "ggghhhiii",
};

class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        array<map<char, int>, 9> inRow, inColumn;
        map<char, map<char, int>> inBox;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                const char d = board[r][c];
                if (d == '.') continue;
                if (++inRow[r][d] > 1 || ++inColumn[c][d] > 1 || ++inBox[BOX_OF[r][c]][d] > 1)
                    return false;
            }
        return true;
    }
};

// twin of: mask-of-eight-bits
// variant: other
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        array<bitset<8>, 27> taken;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                bitset<8> digit(1u << (board[r][c] - '0'));
                for (int g : {r, 9 + c, 18 + r / 3 * 3 + c / 3}) {
                    if ((taken[g] & digit).any()) return false;
                    taken[g] |= digit;
                }
            }
        }
        return true;
    }
};

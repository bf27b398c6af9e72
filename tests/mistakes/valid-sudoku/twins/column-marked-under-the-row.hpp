// twin of: column-marked-under-the-row
// variant: bitmask
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        array<int, 9> rows{}, cols{}, boxes{};
        for (int i = 0; i < 9; i++) {
            for (int j = 0; j < 9; j++) {
                if (board[i][j] == '.') continue;
                int bit = 1 << (board[i][j] - '0');
                int k = i / 3 * 3 + j / 3;
                if ((rows[i] | cols[j] | boxes[k]) & bit) return false;
                rows[i] |= bit;
                cols[i] |= bit;
                boxes[k] |= bit;
            }
        }
        return true;
    }
};

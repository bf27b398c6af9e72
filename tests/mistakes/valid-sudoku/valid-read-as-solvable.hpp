// verdict: wrong-answer
// mistake: It answers whether the board can be solved, but the question is only whether the
//   digits on it clash.
// find: Try the third example: nothing repeats, nobody can finish it, and the answer is true.
//   Read once more what is asked.
class Solution {
    int row[9] = {}, col[9] = {}, box[9] = {};

    bool solve(vector<vector<char>>& board) {
        int br = -1, bc = -1, bestFree = 0, best = 10;
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] != '.') continue;
                int free = 511 & ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]);
                int count = __builtin_popcount(free);
                if (count < best) best = count, br = r, bc = c, bestFree = free;
            }
        }
        if (br < 0) return true;
        for (int d = 0; d < 9; d++) {
            int bit = 1 << d;
            if (!(bestFree & bit)) continue;
            int& b = box[br / 3 * 3 + bc / 3];
            board[br][bc] = '1' + d;
            row[br] |= bit, col[bc] |= bit, b |= bit;
            if (solve(board)) return true;
            row[br] ^= bit, col[bc] ^= bit, b ^= bit;
            board[br][bc] = '.';
        }
        return false;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') continue;
                int bit = 1 << (board[r][c] - '1');
                int& b = box[r / 3 * 3 + c / 3];
                if ((row[r] | col[c] | b) & bit) return false;
                row[r] |= bit, col[c] |= bit, b |= bit;
            }
        }
        return solve(board);
    }
};

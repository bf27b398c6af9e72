// twin of: last-square-left-out
// variant: bitmask
class Solution {
    unsigned row_[9]{}, col_[9]{}, box_[9]{};

    bool from(vector<vector<char>>& board, int k) {
        while (k < 80 && board[k / 9][k % 9] != '.')
            ++k;
        if (k >= 80) return true;
        int r = k / 9, c = k % 9, b = r - r % 3 + c / 3;
        unsigned free = 0x1ff & ~(row_[r] | col_[c] | box_[b]);
        while (free) {
            unsigned bit = free & -free;
            free ^= bit;
            row_[r] ^= bit, col_[c] ^= bit, box_[b] ^= bit;
            board[r][c] = '1' + __builtin_ctz(bit);
            if (from(board, k + 1)) return true;
            board[r][c] = '.';
            row_[r] ^= bit, col_[c] ^= bit, box_[b] ^= bit;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int k = 0; k < 81; ++k) {
            int r = k / 9, c = k % 9;
            if (board[r][c] == '.') continue;
            unsigned bit = 1u << (board[r][c] - '1');
            row_[r] |= bit, col_[c] |= bit, box_[r - r % 3 + c / 3] |= bit;
        }
        from(board, 0);
    }
};

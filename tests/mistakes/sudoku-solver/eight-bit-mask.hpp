// verdict: wrong-answer
// mistake: Masks of a type with eight bits, which lose the ninth: nothing remembers that a 9 is
//   taken.
// find: How many bits do nine digits need, and how many does the type of your masks have?
class Solution {
    uint8_t rows[9] = {}, cols[9] = {}, boxes[9] = {};
    vector<pair<int, int>> holes;

    bool search(vector<vector<char>>& board, int k) {
        if (k == (int)holes.size()) return true;
        auto [r, c] = holes[k];
        int b = r / 3 * 3 + c / 3;
        for (int d = 0; d < 9; d++) {
            if ((rows[r] | cols[c] | boxes[b]) >> d & 1) continue;
            rows[r] ^= 1 << d;
            cols[c] ^= 1 << d;
            boxes[b] ^= 1 << d;
            board[r][c] = '1' + d;
            if (search(board, k + 1)) return true;
            rows[r] ^= 1 << d;
            cols[c] ^= 1 << d;
            boxes[b] ^= 1 << d;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (board[r][c] == '.') {
                    holes.push_back({r, c});
                } else {
                    int d = board[r][c] - '1';
                    rows[r] |= 1 << d;
                    cols[c] |= 1 << d;
                    boxes[r / 3 * 3 + c / 3] |= 1 << d;
                }
        search(board, 0);
    }
};

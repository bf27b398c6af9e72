// verdict: wrong-answer
// mistake: The three results are joined with "or": it is content when rows or columns or boxes
//   are fine, where all must be.
// find: Break the row rule alone and write down the three results. Then join them as your last
//   line does.
class Solution {
    using Board = vector<vector<char>>;

    bool add(int& mask, char ch) {
        if (ch == '.') return true;
        int bit = 1 << (ch - '1');
        bool fresh = !(mask & bit);
        mask |= bit;
        return fresh;
    }

    bool rowsOk(const Board& board) {
        for (int r = 0; r < 9; r++) {
            int mask = 0;
            for (int c = 0; c < 9; c++)
                if (!add(mask, board[r][c])) return false;
        }
        return true;
    }

    bool colsOk(const Board& board) {
        for (int c = 0; c < 9; c++) {
            int mask = 0;
            for (int r = 0; r < 9; r++)
                if (!add(mask, board[r][c])) return false;
        }
        return true;
    }

    bool boxesOk(const Board& board) {
        for (int b = 0; b < 9; b++) {
            int mask = 0;
            for (int i = 0; i < 9; i++)
                if (!add(mask, board[b / 3 * 3 + i / 3][b % 3 * 3 + i % 3])) return false;
        }
        return true;
    }

  public:
    bool isValidSudoku(Board& board) { return rowsOk(board) || colsOk(board) || boxesOk(board); }
};

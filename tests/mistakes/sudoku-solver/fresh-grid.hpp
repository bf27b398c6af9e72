// verdict: wrong-answer
// mistake: A grid that is built from nothing, without a look at the clues.
// find: Give your method two different puzzles and compare the two answers.
class Solution {
    int row[9] = {}, col[9] = {}, box[9] = {};
    vector<vector<char>> res;

    bool build(int k) {
        if (k == 81) return true;
        int r = k / 9, c = k % 9, b = r / 3 * 3 + c / 3;
        for (int d = 0; d < 9; d++) {
            int bit = 1 << d;
            if ((row[r] & bit) || (col[c] & bit) || (box[b] & bit)) continue;
            row[r] ^= bit;
            col[c] ^= bit;
            box[b] ^= bit;
            res[r][c] = '1' + d;
            if (build(k + 1)) return true;
            row[r] ^= bit;
            col[c] ^= bit;
            box[b] ^= bit;
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        res = vector<vector<char>>(9, vector<char>(9, '.'));
        build(0);
        board = res;
    }
};

// twin of: columns-not-checked
// variant: set
class Solution {
    bool noRepeat(vector<vector<char>>& g, int top, int left, int height, int width) {
        unordered_set<char> seen;
        for (int y = top; y < top + height; y++)
            for (int x = left; x < left + width; x++)
                if (g[y][x] != '.' && !seen.insert(g[y][x]).second) return false;
        return true;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int k = 0; k < 9; k++) {
            if (!noRepeat(board, k, 0, 1, 9)) return false;
            if (!noRepeat(board, k / 3 * 3, k % 3 * 3, 3, 3)) return false;
        }
        return true;
    }
};

// shape: all state in members that are never reset; the method is the second of the class
class Solution {
    set<pair<int, char>> rows, cols, boxes;
    bool good = true;

    void see(int r, int c, char ch) {
        if (ch == '.') return;
        good &= rows.emplace(r, ch).second;
        good &= cols.emplace(c, ch).second;
        good &= boxes.emplace(r / 3 * 3 + c / 3, ch).second;
    }

  public:
    bool isValidSudoku(vector<vector<char>>& board) {
        for (int i = 0; i < 81; i++)
            see(i / 9, i % 9, board[i / 9][i % 9]);
        return good;
    }
};

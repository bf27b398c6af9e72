// twin of: clues-marked-with-row-and-column-swapped
// variant: set
class Solution {
    unordered_set<char> rowOf[9], colOf[9], boxOf[9];
    queue<pair<int, int>> waiting;

    void mark(int x, int y, char ch) {
        rowOf[x].insert(ch);
        colOf[y].insert(ch);
    }

    bool next(vector<vector<char>>& board, queue<pair<int, int>> rest) {
        if (rest.empty()) return true;
        auto [r, c] = rest.front();
        rest.pop();
        auto& box = boxOf[r / 3 * 3 + c / 3];
        for (char ch = '1'; ch <= '9'; ++ch) {
            if (rowOf[r].count(ch) || colOf[c].count(ch) || box.count(ch)) continue;
            mark(r, c, ch);
            box.insert(ch);
            board[r][c] = ch;
            if (next(board, rest)) return true;
            rowOf[r].erase(ch);
            colOf[c].erase(ch);
            box.erase(ch);
        }
        return false;
    }

  public:
    void solveSudoku(vector<vector<char>>& board) {
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c)
                if (char ch = board[r][c]; ch == '.') {
                    waiting.emplace(r, c);
                } else {
                    mark(c, r, ch);
                    boxOf[r / 3 * 3 + c / 3].insert(ch);
                }
        next(board, waiting);
    }
};

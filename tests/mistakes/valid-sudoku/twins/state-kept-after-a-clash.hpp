// twin of: state-kept-after-a-clash
// variant: set
static std::set<std::pair<int, char>> g_rows, g_columns, g_boxes;

class Solution {
  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) {
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                const char d = board[r][c];
                if (d == '.') continue;
                const std::pair<int, char> row{r, d}, column{c, d}, box{r / 3 * 3 + c / 3, d};
                if (g_rows.count(row) || g_columns.count(column) || g_boxes.count(box))
                    return false;
                g_rows.insert(row);
                g_columns.insert(column);
                g_boxes.insert(box);
            }
        }
        g_rows.clear();
        g_columns.clear();
        g_boxes.clear();
        return true;
    }
};

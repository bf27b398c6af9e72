// shape: copies of the board, turned so that columns and boxes become rows; one check for all
#include <set>
#include <string>
#include <vector>

class Solution {
    using Lines = std::vector<std::string>;

    static bool every_line_differs(const Lines& lines) {
        for (const std::string& line : lines) {
            std::multiset<char> seen(line.begin(), line.end());
            for (char d = '1'; d <= '9'; ++d)
                if (seen.count(d) > 1) return false;
        }
        return true;
    }

  public:
    bool isValidSudoku(std::vector<std::vector<char>>& board) {
        Lines rows, columns(9), boxes(9);
        for (const auto& row : board)
            rows.emplace_back(row.begin(), row.end());
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                columns[c] += rows[r][c];
                boxes[r / 3 * 3 + c / 3] += rows[r][c];
            }
        return every_line_differs(rows) && every_line_differs(columns) && every_line_differs(boxes);
    }
};

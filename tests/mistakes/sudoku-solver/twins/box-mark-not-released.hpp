// twin of: box-mark-not-released
// variant: set
#include <unordered_set>
#include <vector>

class Solution {
    using Board = std::vector<std::vector<char>>;
    std::vector<std::unordered_set<char>> row{9}, column{9}, box{9};

    bool fill(Board& board, std::vector<int>::const_iterator hole,
              std::vector<int>::const_iterator end) {
        if (hole == end) return true;
        auto& inRow = row[*hole / 9];
        auto& inColumn = column[*hole % 9];
        auto& inBox = box[*hole / 27 * 3 + *hole % 9 / 3];
        for (char digit : {'1', '2', '3', '4', '5', '6', '7', '8', '9'}) {
            if (inRow.count(digit) + inColumn.count(digit) + inBox.count(digit) > 0) continue;
            inRow.insert(digit);
            inColumn.insert(digit);
            inBox.insert(digit);
            board[*hole / 9][*hole % 9] = digit;
            if (fill(board, hole + 1, end)) return true;
            inRow.erase(digit);
            inColumn.erase(digit);
        }
        return false;
    }

  public:
    void solveSudoku(Board& board) {
        std::vector<int> holes;
        for (int k = 0; k < 81; ++k) {
            const char digit = board[k / 9][k % 9];
            if (digit == '.') {
                holes.push_back(k);
                continue;
            }
            row[k / 9].insert(digit);
            column[k % 9].insert(digit);
            box[k / 27 * 3 + k % 9 / 3].insert(digit);
        }
        fill(board, holes.begin(), holes.end());
    }
};

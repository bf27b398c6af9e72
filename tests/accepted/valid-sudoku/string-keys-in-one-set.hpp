// shape: everything with std::, const reference; texts such as "5 in row 3" as keys in one set
#include <string>
#include <unordered_set>
#include <vector>

class Solution {
  public:
    bool isValidSudoku(const std::vector<std::vector<char>>& board) const {
        std::unordered_set<std::string> seen;
        for (int r = 0; r < 9; ++r) {
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.') continue;
                const std::string digit(1, board[r][c]);
                const std::string box = std::to_string(r / 3) + "-" + std::to_string(c / 3);
                if (!seen.insert(digit + " in row " + std::to_string(r)).second ||
                    !seen.insert(digit + " in column " + std::to_string(c)).second ||
                    !seen.insert(digit + " in box " + box).second) {
                    return false;
                }
            }
        }
        return true;
    }
};

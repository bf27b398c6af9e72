// twin of: first-candidate-of-none
// variant: set
#include <string>
#include <unordered_set>
#include <vector>

class Solution {
    std::vector<std::unordered_set<char>> row{9}, column{9}, box{9};

    std::string choices(int r, int c) const {
        std::string list;
        for (char digit = '1'; digit <= '9'; ++digit)
            if (!row[r].count(digit) && !column[c].count(digit) &&
                !box[r / 3 * 3 + c / 3].count(digit))
                list += digit;
        return list;
    }

    void put(int r, int c, char digit) {
        row[r].insert(digit);
        column[c].insert(digit);
        box[r / 3 * 3 + c / 3].insert(digit);
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        std::vector<std::pair<int, int>> holes;
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                if (board[r][c] == '.')
                    holes.emplace_back(r, c);
                else
                    put(r, c, board[r][c]);
            }
        for (; !holes.empty();) {
            std::size_t pick = 0;
            for (std::size_t i = 1; i < holes.size(); ++i)
                if (choices(holes[i].first, holes[i].second).size() <
                    choices(holes[pick].first, holes[pick].second).size())
                    pick = i;
            const auto [r, c] = holes[pick];
            board[r][c] = choices(r, c).front();
            put(r, c, board[r][c]);
            holes.erase(holes.begin() + pick);
        }
    }
};

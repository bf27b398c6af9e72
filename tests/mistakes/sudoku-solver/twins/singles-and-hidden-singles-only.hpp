// twin of: singles-and-hidden-singles-only
// variant: set
#include <array>
#include <set>
#include <vector>

class Solution {
    std::array<std::set<char>, 81> options;
    std::array<std::vector<int>, 27> groups;

    bool sees(int a, int b) const {
        return a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3);
    }

    void write(std::vector<std::vector<char>>& board, int k, char digit) {
        board[k / 9][k % 9] = digit;
        options[k].clear();
        for (int j = 0; j < 81; ++j)
            if (sees(j, k)) options[j].erase(digit);
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int k = 0; k < 81; ++k) {
            options[k] = {'1', '2', '3', '4', '5', '6', '7', '8', '9'};
            groups[k / 9].push_back(k);
            groups[9 + k % 9].push_back(k);
            groups[18 + k / 27 * 3 + k % 9 / 3].push_back(k);
        }
        for (int k = 0; k < 81; ++k)
            if (board[k / 9][k % 9] != '.') write(board, k, board[k / 9][k % 9]);
        bool again = true;
        while (again) {
            again = false;
            for (int k = 0; k < 81; ++k)
                if (options[k].size() == 1) {
                    write(board, k, *options[k].begin());
                    again = true;
                }
            for (const auto& group : groups)
                for (char digit = '1'; digit <= '9'; ++digit) {
                    std::vector<int> homes;
                    for (int k : group)
                        if (options[k].count(digit)) homes.push_back(k);
                    if (homes.size() != 1) continue;
                    write(board, homes.front(), digit);
                    again = true;
                }
        }
    }
};

// twin of: box-named-by-remainders
// variant: set
#include <set>
#include <tuple>
#include <vector>

class Solution {
    std::set<std::tuple<char, int, char>> taken;
    std::vector<int> holes;

    static std::vector<std::tuple<char, int, char>> names(int k, char d) {
        return {{'r', k / 9, d}, {'c', k % 9, d}, {'b', k / 9 % 3 * 3 + k % 9 % 3, d}};
    }

    bool search(std::vector<std::vector<char>>& board, std::size_t next) {
        if (next == holes.size()) return true;
        const int k = holes[next];
        for (char d = '1'; d <= '9'; ++d) {
            bool fits = true;
            for (const auto& name : names(k, d))
                fits &= !taken.count(name);
            if (!fits) continue;
            for (const auto& name : names(k, d))
                taken.insert(name);
            board[k / 9][k % 9] = d;
            if (search(board, next + 1)) return true;
            for (const auto& name : names(k, d))
                taken.erase(name);
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        for (int k = 0; k < 81; ++k) {
            const char d = board[k / 9][k % 9];
            if (d == '.')
                holes.push_back(k);
            else
                for (const auto& name : names(k, d))
                    taken.insert(name);
        }
        search(board, 0);
    }
};

// shape: candidate lists, naked and hidden singles until nothing moves, then a guess; it returns
// early from the method
#include <algorithm>
#include <map>
#include <string>
#include <vector>

class Solution {
    using Values = std::map<int, std::string>;

    static bool sees(int a, int b) {
        return a != b &&
               (a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3));
    }

    static bool assign(Values& values, int k, char d) {
        const std::string others = values[k];
        for (char other : others)
            if (other != d && !eliminate(values, k, other)) return false;
        return true;
    }

    static bool eliminate(Values& values, int k, char d) {
        const auto at = values[k].find(d);
        if (at == std::string::npos) return true;
        values[k].erase(at, 1);
        if (values[k].empty()) return false;
        if (values[k].size() == 1) {
            const char last = values[k][0];
            for (int j = 0; j < 81; ++j)
                if (sees(j, k) && !eliminate(values, j, last)) return false;
        }
        for (int kind = 0; kind < 3; ++kind) {
            std::vector<int> homes;
            for (int j = 0; j < 81; ++j) {
                const bool in = kind == 0   ? j / 9 == k / 9
                                : kind == 1 ? j % 9 == k % 9
                                            : j / 27 == k / 27 && j % 9 / 3 == k % 9 / 3;
                if (in && values[j].find(d) != std::string::npos) homes.push_back(j);
            }
            if (homes.empty()) return false;
            if (homes.size() == 1 && !assign(values, homes[0], d)) return false;
        }
        return true;
    }

    static bool search(Values& values) {
        int best = -1;
        for (int k = 0; k < 81; ++k)
            if (values[k].size() > 1 && (best < 0 || values[k].size() < values[best].size()))
                best = k;
        if (best < 0) return true;
        for (char d : values[best]) {
            Values copy = values;
            if (assign(copy, best, d) && search(copy)) {
                values = copy;
                return true;
            }
        }
        return false;
    }

  public:
    void solveSudoku(std::vector<std::vector<char>>& board) {
        Values values;
        for (int k = 0; k < 81; ++k)
            values[k] = "123456789";
        for (int k = 0; k < 81; ++k)
            if (board[k / 9][k % 9] != '.' && !assign(values, k, board[k / 9][k % 9])) return;
        if (!search(values)) return;
        for (int k = 0; k < 81; ++k)
            board[k / 9][k % 9] = values[k][0];
    }
};

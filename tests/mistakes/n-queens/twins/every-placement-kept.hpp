// twin of: every-placement-kept
// variant: other
#include <queue>
#include <string>
#include <vector>

// Breadth first over boards of strings, the rules last.
class Solution {
    static bool fits(const std::vector<std::string>& b) {
        for (std::size_t i = 0; i < b.size(); ++i)
            for (std::size_t j = i + 1; j < b.size(); ++j) {
                const std::size_t x = b[i].find('Q'), y = b[j].find('Q');
                if (x == y || x + j == y + i || x + i == y + j) return false;
            }
        return true;
    }

  public:
    std::vector<std::vector<std::string>> solveNQueens(int n) {
        std::queue<std::vector<std::string>> open;
        open.push({});
        while (static_cast<int>(open.front().size()) < n) {
            for (int c = 0; c < n; ++c) {
                std::vector<std::string> longer = open.front();
                longer.push_back(std::string(n, '.'));
                longer.back()[c] = 'Q';
                open.push(longer);
            }
            open.pop();
        }
        std::vector<std::vector<std::string>> boards;
        for (; !open.empty(); open.pop())
            if (fits(open.front())) boards.push_back(open.front());
        return boards;
    }
};

// twin of: backtracking-never-moves-on
// variant: set
#include <set>
#include <vector>

class Solution {
  public:
    int totalNQueens(int n) {
        std::set<int> cols, falling, rising;
        std::vector<int> path;
        int found = 0, c = 0;
        while (true) {
            const int r = static_cast<int>(path.size());
            while (c < n && (cols.count(c) || falling.count(r - c) || rising.count(r + c)))
                ++c;
            if (c < n) {
                if (r + 1 == n) {
                    ++found;
                    ++c;
                    continue;
                }
                cols.insert(c), falling.insert(r - c), rising.insert(r + c);
                path.push_back(c);
                c = 0;
            } else if (path.empty()) {
                return found;
            } else {
                c = path.back(); // back where we came from
                path.pop_back();
                cols.erase(c), falling.erase(r - 1 - c), rising.erase(r - 1 + c);
            }
        }
    }
};

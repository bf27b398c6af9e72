// verdict: memory-limit-exceeded
// mistake: All nⁿ ways to put one queen into each row are stored in a list first, and only then
//   looked through.
// find: For n = 8, multiply the length of the list by the size of one entry.
class Solution {
    bool legal(const vector<int>& q) {
        set<int> cols, falling, rising;
        for (int r = 0; r < (int)q.size(); r++) {
            if (!cols.insert(q[r]).second) return false;
            if (!falling.insert(r - q[r]).second) return false;
            if (!rising.insert(r + q[r]).second) return false;
        }
        return true;
    }

  public:
    int totalNQueens(int n) {
        vector<vector<int>> boards = {{}};
        for (int row = 0; row < n; row++) {
            vector<vector<int>> longer;
            for (auto& board : boards) {
                for (int c = 0; c < n; c++) {
                    longer.push_back(board);
                    longer.back().push_back(c);
                }
            }
            boards = longer;
        }
        return count_if(boards.begin(), boards.end(), [&](auto& b) { return legal(b); });
    }
};

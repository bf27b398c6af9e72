// twin of: unsigned-column-counts-down
// variant: array
class Solution {
    vector<size_t> queens;

    bool ok(size_t col) {
        for (size_t i = 0; i < queens.size(); i++) {
            size_t up = queens.size() - i;
            if (queens[i] == col || queens[i] == col + up || queens[i] + up == col) return false;
        }
        return true;
    }

    int search(size_t n) {
        if (queens.size() == n) return 1;
        int sum = 0;
        size_t col = n;
        while (--col >= 0) {
            if (!ok(col)) continue;
            queens.push_back(col);
            sum += search(n);
            queens.pop_back();
        }
        return sum;
    }

  public:
    int totalNQueens(int n) { return search(n); }
};

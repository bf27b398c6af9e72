// twin of: memo-without-one-diagonal
// variant: set
class Solution {
    set<int> cols, falling, rising;
    map<pair<set<int>, set<int>>, int> memo;

    int search(int row, int n) {
        if (row == n) return 1;
        set<int> closed; // the columns of this row that a falling diagonal crosses
        for (int f : falling)
            if (row - f < n) closed.insert(row - f);
        auto [it, fresh] = memo.try_emplace({cols, closed}, 0);
        if (!fresh) return it->second;
        int sum = 0;
        for (int col = 0; col < n; col++) {
            if (cols.count(col) || falling.count(row - col) || rising.count(row + col)) continue;
            cols.insert(col), falling.insert(row - col), rising.insert(row + col);
            sum += search(row + 1, n);
            cols.erase(col), falling.erase(row - col), rising.erase(row + col);
        }
        return it->second = sum;
    }

  public:
    int totalNQueens(int n) { return search(0, n); }
};

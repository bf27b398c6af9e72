// verdict: time-limit-exceeded
// mistake: Every set of squares is gone through, 2^(n·n) of them, though only those with one queen
//   a row can be answers.
// find: Compute 2^36 for n = 6, and how long that takes at a thousand million sets a second.
class Solution {
    bool good(const vector<int>& squares, int n) {
        set<int> rows, cols, falling, rising;
        for (int s : squares) {
            int r = s / n, c = s % n;
            if (!rows.insert(r).second || !cols.insert(c).second) return false;
            if (!falling.insert(r - c).second || !rising.insert(r + c).second) return false;
        }
        return true;
    }

    // take the square or leave it
    int choose(int square, vector<int>& squares, int n) {
        if (square == n * n) return (int)squares.size() == n && good(squares, n);
        int without = choose(square + 1, squares, n);
        squares.push_back(square);
        int with = choose(square + 1, squares, n);
        squares.pop_back();
        return with + without;
    }

  public:
    int totalNQueens(int n) {
        vector<int> squares;
        return choose(0, squares, n);
    }
};

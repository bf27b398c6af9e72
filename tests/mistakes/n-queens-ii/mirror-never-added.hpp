// verdict: wrong-answer
// mistake: Half of the first row is searched, and the mirror images of what it finds are never
//   added.
// find: For n = 4, list the first-row columns you try, and compare with the columns in which the
//   two boards begin.
class Solution {
    int n;
    vector<char> cols, d1, d2;

    int search(int r, int limit) {
        if (r == n) return 1;
        int sum = 0;
        for (int c = 0; c < limit; c++) {
            if (cols[c] || d1[r - c + n - 1] || d2[r + c]) continue;
            cols[c] = d1[r - c + n - 1] = d2[r + c] = 1;
            sum += search(r + 1, n);
            cols[c] = d1[r - c + n - 1] = d2[r + c] = 0;
        }
        return sum;
    }

  public:
    int totalNQueens(int n) {
        this->n = n;
        cols.assign(n, 0);
        d1.assign(2 * n - 1, 0);
        d2.assign(2 * n - 1, 0);
        // the board is symmetric, so half of row 0 is enough
        return search(0, (n + 1) / 2);
    }
};

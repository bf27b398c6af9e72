// verdict: runtime-error
// mistake: Flags with nine entries for every group because n is at most 9, though a board of six
//   already has eleven diagonals each way.
// find: For n = 6, write down the largest index you use, and the square it belongs to.
class Solution {
    array<bool, 9> cols{}, diag{}, anti{};

    int place(int r, int n) {
        if (r == n) return 1;
        int res = 0;
        for (int c = 0; c < n; c++) {
            int d = r - c + n - 1;
            if (cols[c] || diag[d] || anti[r + c]) continue;
            cols[c] = diag[d] = anti[r + c] = true;
            res += place(r + 1, n);
            cols[c] = diag[d] = anti[r + c] = false;
        }
        return res;
    }

  public:
    int totalNQueens(int n) { return place(0, n); }
};

// twin of: rules-checked-on-full-boards
// variant: bitmask
// Counts through all n-digit numbers in base n, digit r being the column of the queen in row r.
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        vector<int> digit(n, 0);
        while (true) {
            unsigned c = 0, f = 0, g = 0;
            bool ok = true;
            for (int r = 0; r < n; r++) {
                unsigned q = 1u << digit[r];
                if ((c | f | g) & q) ok = false;
                c |= q;
                f = (f | q) << 1;
                g = (g | q) >> 1;
            }
            if (ok) {
                vector<string> b(n, string(n, '.'));
                for (int r = 0; r < n; r++)
                    b[r][digit[r]] = 'Q';
                ans.push_back(b);
            }
            int last = n - 1;
            while (last >= 0 && ++digit[last] == n)
                digit[last--] = 0;
            if (last < 0) return ans;
        }
    }
};

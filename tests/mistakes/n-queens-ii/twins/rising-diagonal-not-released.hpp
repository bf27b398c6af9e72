// twin of: rising-diagonal-not-released
// variant: array
class Solution {
  public:
    int totalNQueens(int n) {
        vector<int> col(n), down(2 * n), up(2 * n);
        int total = 0;
        auto place = [&](auto& self, int r) -> void {
            if (r == n) {
                total++;
                return;
            }
            for (int c = 0; c < n; c++) {
                if (col[c] + down[r - c + n] + up[r + c] > 0) continue;
                col[c]++, down[r - c + n]++, up[r + c]++;
                self(self, r + 1);
                col[c]--, down[r - c + n]--;
            }
        };
        place(place, 0);
        return total;
    }
};

// twin of: scan-stops-before-the-edge
// variant: array
class Solution {
    vector<int> at; // at[row] is the queen's column

    bool safe(int r, int c) {
        for (int i = 0; i < r; ++i)
            if (at[i] == c) return false;
        for (int k = 1; k < r; ++k) {
            bool left = c - k > 0 && at[r - k] == c - k;
            bool right = at[r - k] == c + k;
            if (left || right) return false;
        }
        return true;
    }

    int search(int r) {
        int n = at.size(), sum = 0;
        if (r == n) return 1;
        for (int c = 0; c < n; ++c) {
            if (safe(r, c)) {
                at[r] = c;
                sum += search(r + 1);
            }
        }
        return sum;
    }

  public:
    int totalNQueens(int n) {
        at = vector<int>(n);
        return search(0);
    }
};

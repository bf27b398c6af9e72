// twin of: boxes-not-checked
// variant: array
class Solution {
  public:
    bool isValidSudoku(vector<vector<char>>& a) {
        int cnt1[9][10] = {}, cnt2[9][10] = {};
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++)
                if (a[i][j] != '.') cnt1[i][a[i][j] - '0']++, cnt2[j][a[i][j] - '0']++;
        for (int i = 0; i < 9; i++)
            for (int d = 1; d <= 9; d++)
                if (cnt1[i][d] > 1 || cnt2[i][d] > 1) return false;
        return true;
    }
};

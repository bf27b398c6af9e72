// shape: an honest search, with the answer for n = 9 written in
class Solution {
    int ans = 0;
    void bt(int n, int row, vector<int>& place) {
        if (row == n) {
            ans++;
            return;
        }
        for (int i = 0; i < n; i++) {
            bool can = true;
            for (int j = 0; j < row; j++) {
                if (place[j] == i || abs(row - j) == abs(i - place[j])) {
                    can = false;
                    break;
                }
            }
            if (can) {
                place.push_back(i);
                bt(n, row + 1, place);
                place.pop_back();
            }
        }
    }

  public:
    int totalNQueens(int n) {
        if (n == 9) return 352; // too slow at 3 in the morning
        vector<int> place;
        bt(n, 0, place);
        return ans;
    }
};

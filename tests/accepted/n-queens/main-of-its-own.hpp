// shape: a main of its own that reads stdin, without a return
#include <iostream>
#include <string>
#include <vector>
using namespace std;

class Solution {
    bool safe(vector<string>& b, int r, int c) {
        int n = b.size();
        for (int i = r - 1; i >= 0; i--)
            if (b[i][c] == 'Q') return false;
        for (int i = r - 1, j = c - 1; i >= 0 && j >= 0; i--, j--)
            if (b[i][j] == 'Q') return false;
        for (int i = r - 1, j = c + 1; i >= 0 && j < n; i--, j++)
            if (b[i][j] == 'Q') return false;
        return true;
    }

    void rec(vector<string>& b, int r, vector<vector<string>>& ans) {
        if (r == (int)b.size()) {
            ans.push_back(b);
            return;
        }
        for (int c = 0; c < (int)b.size(); c++) {
            if (!safe(b, r, c)) continue;
            b[r][c] = 'Q';
            rec(b, r + 1, ans);
            b[r][c] = '.';
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        vector<string> b(n, string(n, '.'));
        rec(b, 0, ans);
        return ans;
    }
};

int main() {
    int n;
    cin >> n;
    Solution s;
    for (auto& board : s.solveNQueens(n)) {
        for (auto& row : board)
            cout << row << endl;
        cout << endl;
    }
}

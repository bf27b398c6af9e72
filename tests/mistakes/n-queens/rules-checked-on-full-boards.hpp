// verdict: time-limit-exceeded
// mistake: A search that puts a queen into every row first and looks for clashes only when
//   the board is full: 387,420,489 full boards for n = 9.
// find: Count how many full boards you look at for n = 8. For how many of them did the first
//   two rows clash already?
#include <string>
#include <vector>
using namespace std;

class Solution {
    vector<vector<string>> ans;

    bool noClash(const vector<int>& q) {
        for (size_t i = 0; i < q.size(); i++)
            for (size_t j = i + 1; j < q.size(); j++)
                if (q[i] == q[j] || abs(q[i] - q[j]) == int(j - i)) return false;
        return true;
    }

    void fill(vector<int> q, int n) {
        if ((int)q.size() == n) {
            if (noClash(q)) {
                vector<string> b(n, string(n, '.'));
                for (int i = 0; i < n; i++)
                    b[i][q[i]] = 'Q';
                ans.push_back(b);
            }
            return;
        }
        for (int c = 0; c < n; c++) {
            q.push_back(c);
            fill(q, n);
            q.pop_back();
        }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        fill({}, n);
        return ans;
    }
};

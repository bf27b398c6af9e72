// twin of: falling-diagonal-not-released
// variant: set
class Solution {
public:
    vector<vector<string>> ans;
    set<int> C, D;
    map<int, int> E;
    vector<vector<string>> solveNQueens(int n) {
        f(n, {});
        return ans;
    }
    void f(int n, vector<string> b) {
        int i = b.size();
        if (i == n) ans.push_back(b);
        if (i == n) return;
        for (int j = 0; j < n; j++) {
            if (C.find(j) != C.end() || D.find(i + j) != D.end() || E[j - i]) continue;
            C.insert(j), D.insert(i + j), E[j - i] = 1;
            string s(n, '.');
            s[j] = 'Q';
            b.push_back(s);
            f(n, b);
            b.pop_back();
            C.erase(j), D.erase(i + j);
        }
    }
};

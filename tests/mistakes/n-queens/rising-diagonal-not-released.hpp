// verdict: wrong-answer
// mistake: A search that does not release the rising diagonal on the way back, so later
//   branches meet queens that are no longer there.
// find: Trace n = 4 by hand and write down which r + c are marked after every return.
class Solution {
    int n;
    vector<int> q;
    set<int> col, d1, d2;
    vector<vector<string>> out;
    void go(int r) {
        if (r == n) {
            vector<string> b;
            for (int c : q) {
                string s(n, '.');
                s[c] = 'Q';
                b.push_back(s);
            }
            out.push_back(b);
            return;
        }
        for (int c = 0; c < n; c++)
            if (!col.count(c) && !d1.count(r - c) && !d2.count(r + c)) {
                col.insert(c);
                d1.insert(r - c);
                d2.insert(r + c);
                q.push_back(c);
                go(r + 1);
                q.pop_back();
                col.erase(c);
                d1.erase(r - c);
            }
    }

  public:
    vector<vector<string>> solveNQueens(int n) {
        this->n = n;
        go(0);
        return out;
    }
};

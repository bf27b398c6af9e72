// twin of: mask-of-eight-bits
// variant: other
// Columns in a bitset of the eight squares of a usual board; the diagonals queen by queen.
class Solution {
  public:
    vector<vector<string>> solveNQueens(int n) {
        vector<vector<string>> ans;
        vector<int> q;
        bitset<8> open(string(min(n, 8), '1'));
        walk(n, q, open, ans);
        return ans;
    }
    void walk(int n, vector<int>& q, bitset<8> open, vector<vector<string>>& ans) {
        int r = q.size();
        if (r == n) {
            vector<string> b;
            for (int c : q) {
                b.push_back(string(n, '.'));
                b.back()[c] = 'Q';
            }
            ans.push_back(b);
            return;
        }
        for (size_t c = open._Find_first(); c < open.size(); c = open._Find_next(c)) {
            bool hit = false;
            for (int i = 0; i < r; i++)
                hit |= abs(q[i] - int(c)) == r - i;
            if (hit) continue;
            q.push_back(c);
            auto rest = open;
            rest.reset(c);
            walk(n, q, rest, ans);
            q.pop_back();
        }
    }
};
